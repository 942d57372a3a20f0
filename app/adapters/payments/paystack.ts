import { createHmac } from "node:crypto";
import { z } from "zod";
import { textUpTo } from "~/core/bytes";
import type { Config } from "~/core/config";
import { ownValue } from "~/core/own-value";
import { isSameBytes } from "~/core/secrets/timing-safe.server";

const PAYSTACK = "https://api.paystack.co";
/** Milliseconds before a request is abandoned. */
const TIME_LIMIT = 10_000;
const MAX_BYTES = 100_000;

export type Currency = "USD" | "NGN" | "GHS" | "KES" | "ZAR";

interface Checkout {
  email: string;
  /** In the smallest unit of the currency: cents, kobo, pesewas. */
  amount: number;
  currency: string;
  reference: string;
  callbackUrl: string;
}

interface Verified {
  state: "success" | "failed" | "pending";
  reference: string;
  amount: number;
  currency: string;
}

/** Paystack didn't respond, or responded in an undocumented format: try again later. */
export class PaymentUnavailable extends Error {
  /** Only the response about this payment has an undocumented format; other payments can still be looked up. */
  readonly isOfOne: boolean;

  constructor(detail: string, isOfOne = false) {
    super(detail);
    this.isOfOne = isOfOne;
  }
}

const Started = z.object({
  status: z.literal(true),
  data: z.object({ authorization_url: z.url(), reference: z.string() }),
});
const Looked = z.object({
  status: z.literal(true),
  data: z.object({
    status: z.string(),
    reference: z.string(),
    amount: z
      .union([
        z.number(),
        z
          .string()
          .regex(/^\d{1,15}(\.0+)?$/)
          .transform(Number),
      ])
      .pipe(z.int()),
    currency: z.string(),
  }),
});
const Unknown = z.object({ status: z.literal(false), message: z.string().optional() });

const FINAL: Record<string, Verified["state"]> = { success: "success", failed: "failed", reversed: "failed" };

const settingsOf = ({ PAYSTACK_SECRET_KEY, PAYSTACK_URL }: Config) =>
  PAYSTACK_SECRET_KEY ? { key: PAYSTACK_SECRET_KEY, url: PAYSTACK_URL ?? PAYSTACK } : null;

/** Null if no key is configured; then no Paystack option is shown. Card data is entered on Paystack's page and never reaches us. */
export function createPaystack(config: Config) {
  const settings = settingsOf(config);
  if (!settings) return null;
  const { key, url } = settings;

  async function ask(path: string, body?: object): Promise<{ status: number; json: unknown }> {
    try {
      const response = await fetch(`${url.replace(/\/$/, "")}${path}`, {
        method: body ? "POST" : "GET",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: "manual",
        signal: AbortSignal.timeout(TIME_LIMIT),
      });
      const text = await textUpTo(response, MAX_BYTES);
      return { status: response.status, json: JSON.parse(text ?? "") };
    } catch (error) {
      throw new PaymentUnavailable(error instanceof Error ? error.name : "no answer");
    }
  }

  return {
    name: "Paystack",
    /** Starts a payment and returns the URL of its Paystack page. @throws PaymentUnavailable */
    async start({ email, amount, currency, reference, callbackUrl }: Checkout): Promise<string> {
      const { status, json } = await ask("/transaction/initialize", {
        email,
        amount,
        currency,
        reference,
        callback_url: callbackUrl,
        channels: ["card", "bank", "bank_transfer", "mobile_money"],
      });
      const started = Started.safeParse(json);
      if (!started.success || started.data.data.reference !== reference)
        throw new PaymentUnavailable(`HTTP ${status}`);
      return started.data.data.authorization_url;
    },
    /** Returns the status of a payment; null if Paystack doesn't know the reference. @throws PaymentUnavailable */
    async verify(reference: string): Promise<Verified | null> {
      const { status, json } = await ask(`/transaction/verify/${encodeURIComponent(reference)}`);
      const looked = Looked.safeParse(json);
      if (looked.success)
        return { ...looked.data.data, state: ownValue(FINAL, looked.data.data.status) ?? "pending" };
      if ((status === 404 || status === 400) && Unknown.safeParse(json).success) return null;
      throw new PaymentUnavailable(`HTTP ${status}`, status === 200);
    },
  };
}

/** Checks `x-paystack-signature`: HMAC SHA-512 of the raw body, in hex. */
export function isSignedByPaystack(config: Config, body: Uint8Array, signature: string): boolean {
  const settings = settingsOf(config);
  if (!settings) return false;
  const own = createHmac("sha512", settings.key).update(body).digest();
  return isSameBytes(own, Buffer.from(signature, "hex"));
}
