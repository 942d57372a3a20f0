// npm start and npm run dev: installs, then runs serve.mjs on a Node that the Workers tools accept.
import { install, run } from "./bootstrap.mjs";

install();
// Ctrl-C reaches the whole process group: serve.mjs ends its children, and this process ends with it.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.exit(await run("node", ["scripts/serve.mjs", ...process.argv.slice(2)]));
