const HOME = "/business-portal/workflow";

export const WORKFLOW = {
  home: HOME,
  leads: `${HOME}/leads`,
  settings: `${HOME}/settings`,
  run: `${HOME}/run`,
  pause: `${HOME}/pause`,
};
