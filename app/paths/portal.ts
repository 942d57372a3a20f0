export const PORTAL = {
  home: "/business",
  alias: "/business-portal",
};
