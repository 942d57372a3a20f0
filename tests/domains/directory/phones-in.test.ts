import { expect, it } from "vitest";
import { addressesIn } from "~/core/email-address";
import { phonesIn } from "~/core/phone";
import { timeOf } from "../../support/harness/time-of";

it.each<[string, string[]]>([
  ["+254 712 000000", ["+254 712 000000"]],
  ["0712 000 000 / 0733 000 000", ["0712 000 000", "0733 000 000"]],
  ["0712000000, 0733000000", ["0712000000", "0733000000"]],
  ["0712000000 ::: 0733000000", ["0712000000", "0733000000"]],
  ["+221 77 000 00 00 ou +221 33 000 00 00", ["+221 77 000 00 00", "+221 33 000 00 00"]],
  ["p:+254712000000", ["+254712000000"]],
  ["Tel: 0712 000 000", ["0712 000 000"]],
  ["WhatsApp +254712000000", ["+254712000000"]],
  ["+254 (0)712 000 000 (office)", ["+254 712 000 000"]],
  ["0712 000 000 office", ["0712 000 000"]],
  ["=+254712000000", ["+254712000000"]],
  ["254712000000.0", ["254712000000"]],
  ["2.54712345678E+11", ["254712345678"]],
  ["2,54712345678E+11", ["254712345678"]],
  ["2.54712E+11", []],
  ["٠٧١٢٠٠٠٠٢٦", ["0712000026"]],
  ["۰۷۱۲۰۰۰۰۲۶", ["0712000026"]],
  ["٠٧١٢٠٠٠٠٢٦، ٠٧٣٣٠٠٠٠٢٦", ["0712000026", "0733000026"]],
  ["\u202a+254 712 000000\u202c", ["+254 712 000000"]],
  ["020 123456 ext 12", ["020 123456 ext 12"]],
  ["Phone:+256 45 455 5303 Mobile:+256 772 555 303", ["+256 772 555 303", "+256 45 455 5303"]],
  ["Fax: 020 555 0199 / Tel: 020 555 0115", ["020 555 0115", "020 555 0199"]],
  ["call me", []],
  ["n/a", []],
  ["", []],
])("finds the phone numbers in %j", (text, numbers) => expect(phonesIn(text)).toEqual(numbers));

it.each<[string, string[]]>([
  ["amina@jua.test", ["amina@jua.test"]],
  ["Amina <amina@jua.test>", ["amina@jua.test"]],
  ["mailto:amina@jua.test", ["amina@jua.test"]],
  ["amina@jua.test.", ["amina@jua.test"]],
  ["a@jua.test; b@jua.test", ["a@jua.test", "b@jua.test"]],
  ["a@jua.test ::: b@jua.test", ["a@jua.test", "b@jua.test"]],
  ["a@jua.test، b@jua.test", ["a@jua.test", "b@jua.test"]],
  ["\u200bamina@jua.test\u00a0", ["amina@jua.test"]],
  ["amina@münchen.test", ["amina@xn--mnchen-3ya.test"]],
  ["/o=ExchangeLabs/ou=Group/cn=Recipients/cn=amina", []],
  ["amina at jua.test", []],
  ["@jua", []],
])("finds the email addresses in %j", (text, addresses) => expect(addressesIn(text)).toEqual(addresses));

it.each([
  "@".repeat(64_000),
  "a@b;".repeat(16_000),
  "(((".repeat(20_000),
  "1 ".repeat(30_000),
  "p.".repeat(30_000),
])("parses an adversarial text within 100 ms (%#)", async (text) => {
  expect(await timeOf(() => [phonesIn(text), addressesIn(text)], 100)).toBeLessThan(100);
});
