type Id = number | string;

const HOME = "/admin/training";

export const ADMIN_TRAINING = {
  home: HOME,
  add: `${HOME}/new`,
  module: (moduleId: string) => `${HOME}/${moduleId}`,
  editVersion: (moduleId: string, versionId: Id) => `${HOME}/${moduleId}?version=${versionId}`,
  version: (versionId: Id) => `${HOME}/versions/${versionId}`,
  publish: (versionId: Id) => `${HOME}/versions/${versionId}/publish`,
  restoreFile: (moduleId: string) => `${HOME}/${moduleId}/restore`,
};
