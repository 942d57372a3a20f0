// node scripts/run.mjs <script> …: installs what is missing, then runs a project script on a Node that the Workers tools accept.
import { install, run } from "./bootstrap.mjs";

install();
process.exit(await run("node", process.argv.slice(2)));
