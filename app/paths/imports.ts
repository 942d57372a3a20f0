import { path } from "./path";

type Id = number | string;

export const IMPORTS = {
  imports: "/business/imports",
  newImport: "/business/imports/new",
  import: (importId: Id) => path`/business/imports/${importId}`,
  importPeople: "/business/imports/new?kind=contacts",
  importDuplicates: (importId: Id) => path`/business/imports/${importId}/duplicates`,
  importRejects: (importId: Id) => path`/business/imports/${importId}/rejects.csv`,
  startImport: (importId: Id) => path`/business/imports/${importId}/start`,
  importReading: (importId: Id) => path`/business/imports/${importId}/reading`,
  importOptOuts: (importId: Id) => path`/business/imports/${importId}/opt-outs`,
  undoImport: (importId: Id) => path`/business/imports/${importId}/undo`,
};
