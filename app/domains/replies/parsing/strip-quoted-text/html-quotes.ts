import { htmlToText, type TextOptions } from "~/core/html/html-to-text";

/** Class or ID of the element that starts a quote, including its heading. */
const QUOTE_NAMES: Record<string, string> = {
  gmail: "gmail_quote gmail_attr",
  thunderbird: "moz-cite-prefix moz-forward-container",
  "outlook 2003": "OutlookMessageHeader",
  "outlook on the web": "divRplyFwdMsg",
  "outlook for mac": "OLK_SRC_BODY_SECTION mail-editor-reference-message-container",
  "outlook for phones": "ms-outlook-mobile-reference-message",
  yahoo: "yahoo_quoted",
  zoho: "zmail_extra zmail_extra_hr",
  proton: "protonmail_quote",
  tuta: "tutanota_quote",
  netease: "isReplyContent isForwardContent",
  desks: "freshdesk_quote front-blockquote gorgias_quote",
};
/** Outlook's line above its From, by its colours since 2007. */
const OUTLOOK_BORDER = /border-top: ?solid #(?:e1e1e1|b5c4df)/i;
/** Each Outlook reply adds this prefix to the class and ID names it quotes. */
const QUOTED_NAME = /^(?:x_)+/;

const names = new Set(Object.values(QUOTE_NAMES).flatMap((text) => text.split(" ")));
const bare = (name: string) => name.replace(QUOTED_NAME, "");
const styleOf = (attributes: ReadonlyMap<string, string>) => (attributes.get("style") ?? "").slice(0, 300);

const hasRuleAbove: TextOptions["hasRuleAbove"] = (name, attributes) => {
  if (name === "blockquote" || name === "body") return false;
  const named = `${attributes.get("class") ?? ""} ${attributes.get("id") ?? ""}`.slice(0, 300).split(/\s/);
  if (named.some((match) => names.has(bare(match)))) return true;
  return name === "div" && OUTLOOK_BORDER.test(styleOf(attributes));
};

/** Gmail's "Indent more" button. */
const isIndent: TextOptions["isIndent"] = (_, attributes) =>
  !attributes.has("class") &&
  attributes.get("type") !== "cite" &&
  !attributes.has("cite") &&
  /border: ?(?:none|0)/i.test(styleOf(attributes));

/** The text of an HTML-only email; quotes are marked or have a rule above them. */
export const textOfHtml = (html: string): string => htmlToText(html, { hasRuleAbove, isIndent });
