# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the Flatpak manifest as far as that goes without flatpak-builder: it is YAML, builds this source folder under the
name of the file, and asks for no network."""
import os
import sys

try:
    import yaml
except ImportError:
    print("Not checked: Python has no yaml.")
    sys.exit(77)

path = sys.argv[1]
with open(path, encoding="utf-8") as file:
    manifest = yaml.safe_load(file)

folder = os.path.dirname(os.path.abspath(path))
problems = []
if manifest["id"] + ".yml" != os.path.basename(path):
    problems.append("the file is not named after its id")
if not os.path.exists(os.path.join(folder, manifest["id"] + ".desktop")):
    problems.append("there is no desktop file of this id")
for key in ("runtime", "runtime-version", "sdk", "command"):
    if not isinstance(manifest.get(key), str):
        problems.append(f"{key} is no text")
for argument in manifest["finish-args"]:
    if argument == "--share=network" or argument.startswith("--filesystem"):
        problems.append(f"it asks for {argument}")
for module in manifest["modules"]:
    for source in module["sources"]:
        if source["type"] != "dir":
            problems.append(f"{module['name']} is not built from a folder")
        elif not os.path.exists(os.path.join(folder, source["path"], "CMakeLists.txt")):
            problems.append(f"{source['path']} is not the source folder")

for problem in problems:
    print(problem)
sys.exit(1 if problems else 0)
