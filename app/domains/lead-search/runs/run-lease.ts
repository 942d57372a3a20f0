import { Lease } from "~/core/lease";
import { leadSearches } from "../tables";

/** Every statement that ends a run checks this lease, so a run ends once, and only by the job that holds it. */
export const runLease = new Lease({
  table: leadSearches,
  fence: ["id", "runNumber", "status"],
  ttlSeconds: 120,
  maxAttempts: 5,
  hasQueueGrace: true,
});
