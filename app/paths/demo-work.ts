export const DEMO_WORK = {
  page: "/business/demo-work",
  remove: "/business/demo-work/remove",
  profiles: "/business/demo-profiles",
};
