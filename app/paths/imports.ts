type Id = number | string;

export const IMPORTS = {
  imports: "/business/imports",
  newImport: "/business/imports/new",
  import: (importId: Id) => `/business/imports/${importId}`,
  importPeople: "/business/imports/new?kind=contacts",
  importDuplicates: (importId: Id) => `/business/imports/${importId}/duplicates`,
  importRejects: (importId: Id) => `/business/imports/${importId}/rejects.csv`,
  startImport: (importId: Id) => `/business/imports/${importId}/start`,
  undoImport: (importId: Id) => `/business/imports/${importId}/undo`,
};
