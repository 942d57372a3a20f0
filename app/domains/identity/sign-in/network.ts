function groupsOf(address: string): string[] | null {
  if (!address.includes(":")) return null;
  const [head = "", tail] = address.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...gap, ...right].map((group) => group.replace(/^0+(?=.)/, ""));
}

/** Returns an IPv4 address, or the first 64 bits of an IPv6 address, which belong to a single customer of a provider. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (mapped === "::1" || /^127\./.test(mapped)) return "this machine";
  const groups = groupsOf(mapped);
  return groups ? `${groups.slice(0, 4).join(":")}::/64` : mapped;
}
