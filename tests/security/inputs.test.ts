import { expect, it } from "vitest";
import { endpoints } from "../access/matrix";
import { TABLE } from "../access/table";
import { FILE_INPUTS } from "../cpu/file-inputs";
import { JOBS_MEASURED, MORE_FIELDS, NO_TEXT, READERS, UNDECLARED_CALLS } from "../cpu/input-table";
import { PAIRS } from "../parity/pairs";

const raw = (files: Record<string, unknown>) =>
  Object.entries(files).map(([path, text]) => [path.replace("../../", ""), String(text)] as const);
const sources = raw(
  import.meta.glob(["../../app/**/*.{ts,tsx}", "../../workers/*.ts", "!../../app/browser/**"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const runs = raw(import.meta.glob("../cpu/*.cpu.ts", { query: "?raw", import: "default", eager: true }));

const writes = TABLE.flatMap(({ path, kind, methods = ["GET"] }) =>
  methods.filter((method) => method !== "GET").map((method) => ({ path, kind, name: `${method} ${path}` })),
);
const declared = new Set(
  endpoints.flatMap(({ path, calls }) => Object.keys(calls).map((method) => `${method} ${path}`)),
);

it("every call without a declared body has a separate measurement or a stated exemption", () => {
  const calls = writes.filter(({ kind, name }) => kind === "call" && !declared.has(name));
  expect(calls.map(({ name }) => name).filter((name) => !UNDECLARED_CALLS[name] && !NO_TEXT[name])).toEqual(
    [],
  );
});

it("every form has its fields declared by a call or a row, or a stated exemption", () => {
  const forms = writes.filter(({ kind }) => kind === "page").map(({ path }) => path);
  expect([...new Set(forms)].filter((path) => !PAIRS[path] && !MORE_FIELDS[path] && !NO_TEXT[path])).toEqual(
    [],
  );
});

it("the tables list no call or form that no longer exists", () => {
  const known = new Set(writes.flatMap(({ path, name }) => [path, name]));
  const named = [UNDECLARED_CALLS, MORE_FIELDS, NO_TEXT].flatMap((rows) => Object.keys(rows));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

/** Functions that read the file of a form in a route. */
const TAKES_FILE = /readFormWithFiles?\(|readUpload\(|readLogoForm\(|readTemplateForm\(|tryForm\(/;

it("every endpoint that accepts a file has a file input to test", () => {
  const withFile = new Set(FILE_INPUTS.map(({ path }) => path));
  const takers = endpoints.filter(
    ({ route, calls }) =>
      Object.values(calls).some((call) => call?.isUpload || call?.orBytes || call?.bodyLimit) ||
      sources.some(
        ([file, text]) => file.replace(/^app\/|\.tsx?$/g, "") === route.id && TAKES_FILE.test(text),
      ),
  );
  expect(takers.length).toBeGreaterThan(12);
  expect(takers.map(({ path }) => path).filter((path) => !withFile.has(path))).toEqual([]);
});

it("only app/http, which enforces the size limit, reads request bodies", () => {
  const readers = sources.filter(
    ([file, text]) =>
      !file.startsWith("app/http/") &&
      /\brequest\.(formData|json|text|arrayBuffer|bytes|blob)\(\)/.test(text),
  );
  expect(readers.map(([file]) => file)).toEqual([]);
});

/** Calls that read data of another machine, an email or a stored file. */
const READS_BYTES =
  /[^.\w]bytesOf\(|\.arrayBuffer\(\)|\b(response|answer|file|stored|object)\.(text|json)\(\)/;

it("every file that reads stored files or external responses has a row", () => {
  const readers = sources.filter(
    ([file, text]) => !/^app\/(http|core|ui)\/|\/ui\/|entry\.server/.test(file) && READS_BYTES.test(text),
  );
  expect(readers.map(([file]) => file).sort()).toEqual(Object.keys(READERS).sort());
});

it("every job that reads submitted data has a CPU measurement", () => {
  const [, jobs = ""] = runs.find(([file]) => file.endsWith("jobs.cpu.ts")) ?? [];
  const measured = Object.entries(JOBS_MEASURED).filter(([, bound]) => bound === true);
  expect(measured.length).toBeGreaterThan(5);
  expect(measured.map(([kind]) => kind).filter((kind) => !jobs.includes(kind))).toEqual([]);
});
