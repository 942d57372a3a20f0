// npm test, from nothing: installs what is missing, then hands over on a Node the tools accept; with words, to some tests only.
import { install, run } from "./bootstrap.mjs";
import { makeTestFolder } from "./test-folder.mjs";

install();
makeTestFolder();
const asked = process.argv.slice(2);
const isEverything = asked.length === 0 || asked.includes("--all");
process.exit(await run("node", [`scripts/test-${isEverything ? "gate" : "some"}.mjs`, ...asked]));
