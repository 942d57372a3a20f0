// npm test: installs what is missing, then runs the tests on a Node that the tools accept. With words, it runs only some tests.
import { install, run } from "./bootstrap.mjs";
import { makeTestFolder } from "./test-folder.mjs";

install();
makeTestFolder();
const asked = process.argv.slice(2);
const isEverything = asked.length === 0 || asked.includes("--all");
process.exit(await run("node", [`scripts/test-${isEverything ? "gate" : "some"}.mjs`, ...asked]));
