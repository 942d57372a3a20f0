import { describe, expect, it } from "vitest";
import { currentKeyId, openUnderKey, sealUnderKey } from "~/core/secrets/keyring.server";
import { testContext } from "../../support/harness/context";

const KEY = (letter: string) => `k${letter}:${letter.repeat(43)}`;
const withKeys = (keys: string | undefined) => ({ ...testContext().config, PLATFORM_KEYS: keys });

describe("secrets encrypted with a replaced key", () => {
  it("can be decrypted after a new key is added first, and are then encrypted with it", async () => {
    const old = withKeys(KEY("a"));
    const both = withKeys(`${KEY("b")},${KEY("a")}`);
    const sealed = await sealUnderKey(old, "use", "account:1", "the token");
    expect([sealed.keyId, currentKeyId(both)]).toEqual(["ka", "kb"]);
    expect(await openUnderKey(both, "use", "account:1", sealed)).toBe("the token");
    const again = await sealUnderKey(both, "use", "account:1", "the token");
    expect(again.keyId).toBe("kb");
    await expect(openUnderKey(withKeys(KEY("b")), "use", "account:1", sealed)).rejects.toThrow("ka");
    expect(await openUnderKey(withKeys(KEY("b")), "use", "account:1", again)).toBe("the token");
  });

  it("can be decrypted by their owner only, and not after tampering", async () => {
    const config = withKeys(undefined);
    const sealed = await sealUnderKey(config, "use", "account:1", "the token");
    expect(sealed.keyId).toBe("pepper");
    expect(await openUnderKey(config, "use", "account:1", sealed)).toBe("the token");
    await expect(openUnderKey(config, "use", "account:2", sealed)).rejects.toThrow();
    await expect(openUnderKey(config, "other", "account:1", sealed)).rejects.toThrow();
    const changed = { ...sealed, text: `${sealed.text.slice(0, -4)}AAA=` };
    await expect(openUnderKey(config, "use", "account:1", changed)).rejects.toThrow();
  });
});
