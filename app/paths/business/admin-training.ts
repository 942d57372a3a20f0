type Id = number | string;

const HOME = "/admin/training";

export const ADMIN_TRAINING = {
  home: HOME,
  add: `${HOME}/new`,
  module: (moduleId: string) => `${HOME}/${moduleId}`,
  version: (moduleId: string, versionId: Id) => `${HOME}/${moduleId}/versions/${versionId}`,
  publish: (moduleId: string, versionId: Id) => `${HOME}/${moduleId}/versions/${versionId}/publish`,
  useFile: (moduleId: string) => `${HOME}/${moduleId}/use-file`,
};
