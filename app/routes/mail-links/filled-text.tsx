interface FilledTextProps {
  text: string;
  sender: string;
  address?: string;
}

/** Fills the sender and the address into a text, in bold. */
export function FilledText({ text, sender, address = "" }: FilledTextProps) {
  return text.split(/(\{sender\}|\{address\})/).map((part) =>
    part === "{sender}" ? (
      <b key={part} dir="auto">
        {sender}
      </b>
    ) : part === "{address}" ? (
      <b key={part} dir="auto">
        {address}
      </b>
    ) : (
      part
    ),
  );
}
