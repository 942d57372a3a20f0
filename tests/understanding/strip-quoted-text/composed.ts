import heads from "./heads.txt?raw";

const OWN = [
  "Yes please, we need twelve of them.",
  "Not for us, thanks.\n\nRegards,\nMusa",
  "Oui, rappelez-moi jeudi.",
  "Podem enviar a proposta.\n\nRui",
  "لا شكرا",
  "Hapana, asante.",
  "Two things:\n\n1. What is the price?\n2. Who installs it?",
  "I forwarded it to Jane (jane@river.test), she decides.",
  "Call me: +254 722 111 222",
];

const QUOTED = [
  "Dear buyer,\n\nour pumps save diesel. May I call you?\n\nGrace",
  "Good morning,\nwe are interested in your stores.\n\nIf you do not want mail from us, unsubscribe here.",
  "Bonjour,\nje serais ravie de vous présenter nos pompes.\n\nGrace\nResponsable commerciale",
];

const marked = (text: string) => text.replace(/^/gm, "> ").replace(/ $/gm, "");

const LAYOUTS: ((own: string, head: string, quoted: string) => string)[] = [
  (own, head, quoted) => `${own}\n\n${head}\n\n${marked(quoted)}\n`,
  (own, head, quoted) => `${own}\n\n${head}\n\n${quoted}\n`,
  (own, head, quoted) => `${own}\n${head}\n${marked(quoted)}`,
  (own, head, quoted) => `${own}\r\n\r\n\r\n${head.replaceAll("\n", "\r\n")}\r\n\r\n${quoted}`,
  (own, head, quoted) => `${own}\n\n${marked(`${head}\n\n${quoted}`)}`,
];

/** Each header line three times, below different reply texts, in different layouts. */
export const COMPOSED = heads
  .split("\n")
  .filter(Boolean)
  .flatMap((line, index) =>
    [0, 1, 2].map((turn) => {
      const head = line.replaceAll("|", "\n");
      const own = OWN[(index * 3 + turn) % OWN.length] as string;
      const layout = LAYOUTS[(index + turn * 2) % LAYOUTS.length] as (typeof LAYOUTS)[number];
      const quoted = QUOTED[(index + turn) % QUOTED.length] as string;
      const body = layout(own, head, quoted);
      return { name: `${line} ${turn}`, body, hashed: body, own, sent: "" };
    }),
  );
