export const AGENT = {
  home: "/agent",
  apply: "/agent-auth?mode=signup",
  auth: "/agent-auth",
  authLogin: "/agent-auth?mode=login",
  login: "/agent-login",
};
