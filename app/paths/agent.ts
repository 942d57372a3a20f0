export const AGENT = {
  home: "/agent",
  /** The dashboard of a signed-in agent, otherwise the application. */
  applyOrHome: "/agent?apply=1",
  apply: "/agent-auth?mode=signup",
  auth: "/agent-auth",
  authLogin: "/agent-auth?mode=login",
  login: "/agent-login",
};
