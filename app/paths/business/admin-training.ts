type Id = number | string;

const HOME = "/admin/training";

export const ADMIN_TRAINING = {
  home: HOME,
  add: `${HOME}/new`,
  module: (moduleId: string) => `${HOME}/${moduleId}`,
  version: (versionId: Id) => `${HOME}/versions/${versionId}`,
  publish: (versionId: Id) => `${HOME}/versions/${versionId}/publish`,
  restoreFile: (moduleId: string) => `${HOME}/${moduleId}/restore`,
};
