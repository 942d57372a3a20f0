import { isIP } from "node:net";

/**
 * IPv4 blocks that no public server has (RFC 6890 and its registry): this network, private, CGNAT, loopback,
 * link-local, tests, multicast, reserved.
 */
const PRIVATE_V4 = [
  [0, 8],
  [0x0a000000, 8],
  [0x64400000, 10],
  [0x7f000000, 8],
  [0xa9fe0000, 16],
  [0xac100000, 12],
  [0xc0000000, 24],
  [0xc0000200, 24],
  [0xc0586300, 24],
  [0xc0a80000, 16],
  [0xc6120000, 15],
  [0xc6336400, 24],
  [0xcb007100, 24],
  [0xe0000000, 3],
] as const;

/** Excluded blocks inside 2000::/3: Teredo and other protocols, documentation, 6to4. Nothing outside 2000::/3 is public. */
const PRIVATE_V6 = ["20010000/23", "20010db8/32", "20020000/16", "3fff0000/20"] as const;

const inBlock = (address: number, block: number, bits: number) =>
  address >>> (32 - bits) === block >>> (32 - bits);

const v4Number = (text: string) => text.split(".").reduce((sum, part) => sum * 256 + Number(part), 0) >>> 0;

/** The first 32 bits of an IPv6 address. */
function v6Beginning(text: string): number {
  const [head = ""] = text.split("::");
  const groups = head === "" ? [] : head.split(":");
  return (Number.parseInt(groups[0] ?? "0", 16) * 65_536 + Number.parseInt(groups[1] ?? "0", 16)) >>> 0;
}

/** Whether it is a public IP address. IPv6 addresses with an embedded IPv4 address are not. */
export function isPublicAddress(text: string): boolean {
  const kind = isIP(text);
  if (kind === 4) return !PRIVATE_V4.some(([block, bits]) => inBlock(v4Number(text), block, bits));
  if (kind !== 6 || text.includes("%")) return false;
  const beginning = v6Beginning(text);
  const isGlobal = inBlock(beginning, 0x20000000, 3);
  return (
    isGlobal &&
    !PRIVATE_V6.some((range) => {
      const [block = "", bits = ""] = range.split("/");
      return inBlock(beginning, Number.parseInt(block, 16), Number(bits));
    })
  );
}
