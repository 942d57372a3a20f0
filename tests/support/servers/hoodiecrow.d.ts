declare module "hoodiecrow-imap" {
  import type { Server } from "node:net";

  const start: (options: object) => { server: Server; listen: Server["listen"] };
  export default start;
}
