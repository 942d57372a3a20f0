// npm test, from nothing: installs what is missing, then hands over to test-all.mjs on a Node the tools accept.
import { install, run } from "./bootstrap.mjs";

install();
process.exit(await run("node", ["scripts/test-all.mjs", ...process.argv.slice(2)]));
