// Finds exports that no other file imports, and packages that no file names (docs/decisions/042-dead-exports.md).
import { dirname, join } from "node:path/posix";
import ts from "typescript";

/** Exports that Remix reads from a file of app/routes. */
const OF_ROUTES =
  /^(default|action|loader|meta|handle|links|headers|shouldRevalidate|clientLoader|clientAction|ErrorBoundary|HydrateFallback|Layout)$/;
const TAKEN_BY_NAME = [
  [/^app\/(routes\/|root\.tsx$)/, OF_ROUTES],
  // drizzle-kit reads every table. The benches and the open-data pack build bundle their files by name.
  [/(^|\/)tables\.ts$|^tests\/bench\/|^scripts\/open-data\//, /./],
  // Default exports that frameworks and tools read.
  [/^(app\/entry\.\w+\.tsx?|app\/routes\.ts|workers\/app\.ts|tests\/.*|[\w.]+\.config\.ts)$/, /^default$/],
];

const isTakenByName = (file, name) =>
  TAKEN_BY_NAME.some(([files, names]) => files.test(file) && names.test(name));

/** vite.config.ts extends the types of this package and rewrites its files; Remix loads it into the Worker. */
const THROUGH_REMIX = "@remix-run/server-runtime";

const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
const isDefault = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

function namesOfPattern(name) {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (element.name ? namesOfPattern(element.name) : []));
}

function exportedNames(statement) {
  if (ts.isExportAssignment(statement)) return ["default"];
  if (ts.isExportDeclaration(statement))
    return statement.exportClause?.elements?.map(({ name }) => name.text) ?? [];
  if (!isExported(statement)) return [];
  if (isDefault(statement)) return ["default"];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesOfPattern(name));
  return statement.name ? [statement.name.text] : [];
}

/** Returns the names that an import or re-export uses; "*" for all. */
function importedNames(statement) {
  if (ts.isExportDeclaration(statement))
    return (
      statement.exportClause?.elements?.map(({ name, propertyName }) => (propertyName ?? name).text) ?? ["*"]
    );
  const { name, namedBindings } = statement.importClause ?? {};
  const named = namedBindings
    ? (namedBindings.elements?.map((element) => (element.propertyName ?? element.name).text) ?? ["*"])
    : [];
  return name ? ["default", ...named] : named;
}

/** Returns a file's exports and imports: `[{ from, names, isType }]`. */
function linksOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const links = { exports: [], imports: [] };
  for (const statement of source.statements) {
    links.exports.push(...exportedNames(statement));
    const from = statement.moduleSpecifier?.text;
    if (from === undefined) continue;
    const isType = statement.importClause?.isTypeOnly ?? statement.isTypeOnly ?? false;
    links.imports.push({ from, names: importedNames(statement), isType });
  }
  for (const [, from] of text.matchAll(/\bimport\(\s*"([^"]+)"/g))
    links.imports.push({ from, names: ["*"], isType: false });
  return links;
}

const SUFFIXES = ["", ".ts", ".tsx", ".mjs", "/index.ts"];

function resolved(file, from, links) {
  const path = from.replace(/\?.*$/, "").replace(/^~\//, "app/");
  const base = path.startsWith(".") ? join(dirname(file), path) : path;
  return SUFFIXES.map((suffix) => base + suffix).find((name) => links.has(name));
}

const packageOf = (from) => from.match(/^(?:@[\w.-]+\/)?[\w.-]+/)?.[0];

/**
 * @param sources `{ file, text }` of every module @param others text of stylesheets and settings, which name packages
 * as strings
 */
export function exportProblems(sources, others, { dependencies, devDependencies }) {
  const links = new Map(sources.map(({ file, text }) => [file, linksOf(file, text)]));
  const used = new Map([...links.keys()].map((file) => [file, new Set()]));
  const [packages, shipped] = [new Set(), new Set()];
  for (const [file, { imports }] of links)
    for (const { from, names, isType } of imports) {
      const target = resolved(file, from, links);
      for (const name of names) if (target && target !== file) used.get(target).add(name);
      if (target) continue;
      packages.add(packageOf(from));
      if (/^(app|workers)\/(?!(.*\/)?routes\.ts$)/.test(file) && !isType) shipped.add(packageOf(from));
    }
  const isNamed = (name) => packages.has(name) || others.some((text) => text.includes(name));
  const isUsed = (name) =>
    isNamed(name.replace(/^@types\/(?=.)/, "").replace(/^node$/, "node:")) || isNamed(name);
  return [
    ...[...links].flatMap(([file, { exports }]) =>
      exports
        .filter((name) => !used.get(file).has(name) && !used.get(file).has("*") && !isTakenByName(file, name))
        .map((name) => `${file}: exports ${name}, which no other file imports`),
    ),
    ...Object.keys({ ...dependencies, ...devDependencies })
      .filter((name) => !isUsed(name))
      .map((name) => `package.json: no file names ${name}`),
    ...[...shipped]
      .filter((name) => devDependencies[name])
      .map((name) => `package.json: ${name} is part of the Worker, move it to dependencies`),
    ...Object.keys(dependencies)
      .filter((name) => isUsed(name) && !shipped.has(name) && name !== THROUGH_REMIX)
      .map((name) => `package.json: ${name} is no part of the Worker, move it to devDependencies`),
  ];
}
