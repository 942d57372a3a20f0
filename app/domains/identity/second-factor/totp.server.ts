import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import type { Config } from "~/core/config";

// RFC 6238 with the parameters of every authenticator app: SHA-1, 6 digits, 30 seconds.
const PERIOD = 30;

const totpOf = (secret: string, issuer = "", label = "") =>
  new TOTP({
    issuer,
    label,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

export const newSecret = () => new Secret({ size: 20 }).base32;

/**
 * Returns the code's 30-second step, at most one early or late; null for a wrong code. The caller stores the step, so a
 * code works once.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}

export function setupOf(config: Config, email: string, secret: string) {
  const uri = totpOf(secret, config.APP_NAME, email).toString();
  const { data, size } = encode(uri, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { secret: secret.replace(/(.{4})(?=.)/g, "$1 "), uri, qr: { size, path } };
}
