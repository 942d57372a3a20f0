import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import type { Business } from "../../support/harness/context";
import type { Row } from "../table";

const both = ["GET", "POST"];

const refusalOf = async ({ ctx, account }: Business) => {
  const address = "theirs@buyer.test";
  await suppressStatement(ctx, { accountId: account.id, address, reason: "manual" });
  return addressHash(ctx.config, address);
};

export const suppressionsRows: Row[] = [
  { path: "/refusals", kind: "page", access: "business" },
  { path: "/refusals/new", kind: "page", access: "business", methods: both },
  { path: "/refusals/countries", kind: "page", access: "business" },
  { path: "/refusals/consent-requests", kind: "page", access: "business", methods: both },
  { path: "/api/consent-requests", kind: "call", access: "business", methods: both },
  {
    path: "/refusals/:addressHash/remove",
    kind: "page",
    access: "business",
    methods: both,
    foreign: refusalOf,
  },
  { path: "/refusals.csv", kind: "page", access: "business" },
  { path: "/unsubscribe/:unsubscribeToken", kind: "page", access: "public", methods: both },
  { path: "/consent/:consentToken", kind: "page", access: "public", methods: both },
  { path: "/c/:clickToken", kind: "page", access: "public" },
  { path: "/api/refusals", kind: "call", access: "business", methods: both },
  {
    path: "/api/refusals/:addressHash",
    kind: "call",
    access: "business",
    methods: ["GET", "DELETE"],
    foreign: refusalOf,
  },
];
