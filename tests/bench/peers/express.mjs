// express and ejs, set up as their manuals describe: views in a folder, cached because NODE_ENV is production.
import { createRequire } from "node:module";

const [folder, port] = process.argv.slice(2);
const require = createRequire(`${folder}/package.json`);
const app = require("express")();
const values = require("./values.json");

app.set("view engine", "ejs");
app.engine("ejs", require("ejs").renderFile);
app.set("views", folder);
app.get("/", (_request, response) => response.render("landing", values.landing));
app.get("/list", (_request, response) => response.render("list", values.list));
app.listen(Number(port), "127.0.0.1");
