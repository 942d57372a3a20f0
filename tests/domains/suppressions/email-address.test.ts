import { describe, expect, it } from "vitest";
import { asciiAddress, emailKey } from "~/core/email";
import { emailAddress, optionalEmailOf } from "~/core/email-address";
import { SuppressionsInput } from "~/domains/suppressions/suppression-schemas";

const Address = emailAddress();

describe("an email address", () => {
  it.each([
    ["amina@münchen.example", "amina@xn--mnchen-3ya.example"],
    ["amina@MÜNCHEN.example", "amina@xn--mnchen-3ya.example"],
    ["amina@xn--mnchen-3ya.example", "amina@xn--mnchen-3ya.example"],
    ["info@société.ma", "info@xn--socit-esab.ma"],
    ["a@شركة.example", "a@xn--ogbpi5d.example"],
    ["Amina@Buyer.example", "Amina@Buyer.example"],
  ])("can have an internationalised domain, which is stored in ASCII: %s", (typed, address) => {
    expect(Address.parse(typed)).toBe(address);
    expect(optionalEmailOf(typed)).toBe(address);
    expect(emailKey(typed)).toBe(address.toLowerCase());
  });

  it.each([
    "amina",
    "amina@",
    "@münchen.example",
    "a@mün chen.example",
    "a@münchen",
    "a@mü/n.example",
    "é@x.example",
  ])("is rejected if it is malformed: %s", (typed) => {
    expect(Address.safeParse(typed).success).toBe(false);
    expect(optionalEmailOf(typed)).toBeNull();
  });

  it("is unchanged if its domain can't be written in ASCII", () => {
    expect(asciiAddress("a@mü nchen.example")).toBe("a@mü nchen.example");
    expect(asciiAddress("no address")).toBe("no address");
  });

  it("is suppressed once, in either form of its domain", () => {
    const { addresses } = SuppressionsInput.parse({
      addresses: "amina@münchen.example, Amina@xn--mnchen-3ya.example",
    });
    expect(addresses).toHaveLength(1);
  });
});
