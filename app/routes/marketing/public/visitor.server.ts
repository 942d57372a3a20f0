import type { Context } from "~/core/context";
import type { Visitor } from "~/domains/marketing/links/count-visit.server";

export const visitorOf = ({ client }: Context, { headers, method }: Request): Visitor => ({
  address: client.address,
  method,
  userAgent: headers.get("user-agent"),
  purpose: headers.get("sec-purpose") ?? headers.get("purpose") ?? headers.get("x-moz"),
});
