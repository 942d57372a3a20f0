import { z } from "zod";
import { ownValue } from "~/core/own-value";

/** Missing and mistyped fields become null: the event type and its subject are enough. */
const told = z
  .union([z.string().max(200), z.number().transform(String)])
  .nullish()
  .catch(null);

/** The amount as text; null if missing, "?" if neither text nor a number. */
const sum = z
  .unknown()
  .optional()
  .transform((value) => {
    if (value === null || value === undefined) return null;
    return typeof value === "string" || typeof value === "number" ? String(value).slice(0, 200).trim() : "?";
  });

const Payment = z.object({ reference: told });
const Data = z.object({
  id: told,
  reference: told,
  /** For a refund: the returned payment. */
  transaction_reference: told,
  refund_reference: told,
  /** For a dispute and some refunds. */
  transaction: z
    .union([Payment, told.transform((reference) => ({ reference }))])
    .nullish()
    .catch(null),
  status: told,
  resolution: told,
  amount: sum,
  refund_amount: sum,
  currency: told,
});

export const PaymentEvent = z.object({ event: z.string().max(100), data: Data.catch(Data.parse({})) });
export type PaymentEvent = z.infer<typeof PaymentEvent>;

export interface ReturnTold {
  kind: "refund" | "dispute";
  externalId: string;
  checkoutReference: string;
  state: "pending" | "open" | "returned" | "kept" | "failed";
  providerState: string;
  /** The ID under which earlier events of a refund were recorded, before the provider gave it its own. */
  earlierId?: string;
  /** Null if the event has no amount: the whole payment was returned. */
  amount: number | "unreadable" | null;
  currency: string | null;
}

const REFUND_STATES: Record<string, ReturnTold["state"]> = {
  processed: "returned",
  failed: "failed",
  pending: "pending",
  processing: "pending",
  "needs-attention": "pending",
};

/** A declined dispute leaves the money with us. A resolution that we don't know is left to the operator. */
const disputeState = (resolution: string): ReturnTold["state"] =>
  /declined|won/.test(resolution) ? "kept" : /accepted|lost|refunded/.test(resolution) ? "returned" : "open";

function amountOf(text: string | null): ReturnTold["amount"] {
  if (text === null || text === "") return null;
  return /^\d{1,15}(\.0+)?$/.test(text) ? Math.floor(Number(text)) : "unreadable";
}

/** Parses a refund or dispute. Null for any other event; "nameless" if no payment is named. Events: Paystack docs, "Webhooks". */
export function returnOf({ event, data }: PaymentEvent): ReturnTold | "nameless" | null {
  const [, refund] = /^refund\.([a-z-]+)$/.exec(event) ?? [];
  const isDispute = event.startsWith("charge.dispute.");
  if (refund === undefined && !isDispute) return null;
  const checkoutReference = data.transaction_reference || data.transaction?.reference || data.reference;
  if (!checkoutReference) return "nameless";
  const facts = { checkoutReference, currency: data.currency?.toUpperCase() ?? null };
  if (refund !== undefined) {
    // Some refunds never get a number of their own, others only once processed: the amount then distinguishes them.
    const earlierId = `${checkoutReference}:${data.amount ?? ""}`;
    return {
      kind: "refund",
      ...facts,
      externalId: data.refund_reference || data.id || earlierId,
      earlierId,
      state: ownValue(REFUND_STATES, refund) ?? "pending",
      providerState: refund,
      amount: amountOf(data.amount),
    };
  }
  const resolution = data.resolution ?? "";
  return {
    kind: "dispute",
    ...facts,
    externalId: data.id || checkoutReference,
    state: disputeState(resolution.toLowerCase()),
    providerState: resolution || data.status || event.slice("charge.dispute.".length),
    amount: amountOf(data.refund_amount) ?? amountOf(data.amount),
  };
}
