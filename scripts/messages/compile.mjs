// node scripts/messages/compile.mjs: compiles messages/*/en.json to typed functions in app/messages (not in git). Every
// command of the project runs it first; it does nothing if the compiled catalogue is current. PSEUDO=ltr or PSEUDO=rtl
// compiles a pseudo-locale instead: longer, accented text.
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pseudo } from "./pseudo.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CATALOGUE = join(ROOT, "messages");
const OUT = join(ROOT, "app/messages");
const STAMP = join(OUT, ".stamp");
const AREAS = readdirSync(CATALOGUE).sort();
const direction = process.env.PSEUDO;

const fileOf = (area) => join(CATALOGUE, area, "en.json");

function stampOf() {
  const hash = createHash("sha256").update(direction ?? "");
  const parts = [
    fileURLToPath(import.meta.url),
    join(ROOT, "scripts/messages/pseudo.mjs"),
    join(ROOT, "package-lock.json"),
  ];
  for (const file of [...AREAS.map(fileOf), ...parts]) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** Creates a compiler project for the catalogue or its pseudo-locale, with telemetry off. */
function makeProject() {
  const folder = mkdtempSync(join(ROOT, "node_modules/.messages-"));
  const project = join(folder, "project.inlang");
  mkdirSync(project);
  for (const area of AREAS) {
    mkdirSync(join(folder, area));
    const rows = JSON.parse(readFileSync(fileOf(area), "utf8"));
    writeFileSync(join(folder, area, "en.json"), JSON.stringify(direction ? pseudo(rows, direction) : rows));
  }
  cpSync(join(ROOT, "node_modules/@inlang/plugin-message-format/dist/index.js"), join(folder, "plugin.js"));
  writeFileSync(
    join(project, "settings.json"),
    JSON.stringify({
      telemetry: "off",
      baseLocale: "en",
      locales: ["en"],
      modules: ["./plugin.js"],
      "plugin.inlang.messageFormat": { pathPattern: AREAS.map((area) => `./${area}/{locale}.json`) },
    }),
  );
  return folder;
}

const stamp = stampOf();
if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== stamp) {
  const { compile } = await import("@inlang/paraglide-js");
  const folder = makeProject();
  // An aborted run leaves no stamp, so the next run compiles again.
  rmSync(STAMP, { force: true });
  try {
    await compile({
      project: join(folder, "project.inlang"),
      outdir: OUT,
      outputStructure: "locale-modules",
      strategy: ["baseLocale"],
      // With one language, no message looks up its locale. A second language removes this, and requests carry theirs in
      // AsyncLocalStorage.
      experimentalStaticLocale: '"en"',
      disableAsyncLocalStorage: true,
      emitReadme: false,
      emitGitIgnore: false,
      emitPrettierIgnore: false,
      includeEslintDisableComment: false,
    });
    writeFileSync(STAMP, stamp);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
