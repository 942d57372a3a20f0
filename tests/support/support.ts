import { askSupport } from "~/domains/support/write-support.server";
import type { Business } from "./context";

/** A question of the business to support. */
export const askedSupport = ({ ctx }: Pick<Business, "ctx">, subject = "Imports") =>
  askSupport(ctx, { subject, text: "How many rows at once?" });
