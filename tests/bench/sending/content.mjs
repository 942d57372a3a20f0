// The content of every email in the bench: about 1.7 kB of HTML, personalised for each recipient.
const SENTENCE =
  "We look after the solar panels of small shops and clinics, so that the lights stay on when the grid does not.";
const paragraphs = Array.from({ length: 12 }, (_, index) => `${SENTENCE} (${index + 1})`);

export const CONTENT = {
  from: { name: "Bench Sender", address: "sales@bench.test" },
  subject: "A word about {{companyName}}",
  html: `<p>Dear {{firstName}},</p>${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n")}<p>How does {{companyName}} do it today?</p>`,
  text: `Dear {{firstName}},\n\n${paragraphs.join("\n\n")}\n\nHow does {{companyName}} do it today?`,
  headers: {
    "List-Unsubscribe": "<https://bench.test/unsubscribe/0123456789abcdef0123456789abcdef>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  },
};
