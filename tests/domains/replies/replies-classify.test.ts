import { describe, expect, it } from "vitest";
import { classify } from "~/domains/replies/classification/classify";
import { extractReply } from "~/domains/replies/parsing/strip-quoted-text";
import { timeOf } from "../../support/harness/time-of";

const SAID: [string, string][] = [
  ["interested", "Thanks, sounds good. Can we set up a call on Tuesday?"],
  ["interested", "Bonjour, je suis intéressé. Appelez-moi au +221 77 123 45 67."],
  ["interested", "Habari, ninavutiwa. Naomba tuwasiliane kesho."],
  ["interested", "مرحبا، نحن مهتمون. أرسلوا لنا عرض سعر من فضلكم"],
  ["interested", "Olá, temos interesse. Envie-me mais informações."],
  ["question", "How much does it cost for 30 people?"],
  ["question", "Combien coûte votre offre ?"],
  ["question", "Bei gani kwa mwaka?"],
  ["question", "كم السعر؟"],
  ["later", "Not now, please get back to me next quarter."],
  ["later", "Pas pour le moment, recontactez-moi le mois prochain"],
  ["later", "Kwa sasa hapana, nitafute tena mwezi ujao."],
  ["later", "ليس الآن، ربما بعد رمضان"],
  ["not_interested", "We're not interested, thanks."],
  ["not_interested", "Non merci, nous n’avons pas besoin de cela."],
  ["not_interested", "Hapana asante, hatuhitaji."],
  ["not_interested", "نحن غير مهتمين"],
  ["wrong_person", "I'm not the right person, please contact my colleague."],
  ["wrong_person", "Je ne suis pas la bonne personne."],
  ["unsubscribe", "Please remove me from your list"],
  ["unsubscribe", "Ne m'écrivez plus !"],
  ["unsubscribe", "Usinitumie tena barua pepe."],
  ["unsubscribe", "أرجو إلغاء الاشتراك"],
  ["unsubscribe", "I was interested once, but unsubscribe me now"],
  ["not_interested", "Thanks for the interesting offer but we already have a supplier."],
  ["not_interested", "Interested? Not at all."],
  ["not_interested", "We don't want a demo, a quote or a meeting."],
  ["not_interested", "Je ne pense pas que cela nous intéresse."],
  ["not_interested", "Não temos interesse."],
  ["not_interested", "لا نرغب في هذا العرض"],
  ["not_interested", "شكراً، لسنا بحاجة إلى هذا المنتج."],
  ["not_interested", "شكرا لكم، لا نحتاج هذه الخدمة"],
  ["not_interested", "نشكركم، لا نرغب في شراء هذا المنتج"],
  ["interested", "شكرا لرسالتكم، نرغب في شراء هذا المنتج"],
  ["not_interested", "Hatuna haja na huduma hii."],
  ["interested", "Not only are we interested, we want to order today."],
  ["interested", "No problem, don't hesitate to call me."],
  ["interested", "Please remove 2 units from the quote and send it again."],
  ["interested", "We are intersted, pls send ur quotaton"],
  ["later", "Not now, next year."],
  ["later", "We are not interested at the moment."],
  ["wrong_person", "I forwarded this to Jane."],
  ["wrong_person", "I'll pass this on to Jane"],
  ["wrong_person", "I will hand it to our procurement."],
  ["wrong_person", "Je vais transmettre votre offre à Awa."],
  ["not_interested", "We'll pass."],
  ["not_interested", "I will pass on this"],
  ["not_interested", "I will pass this on to Jane, but we are not interested."],
  ["interested", "Please forward it to me."],
  ["interested", "We have stopped using our old supplier, so please quote us"],
  ["not_interested", "We have stopped using this product."],
  ["interested", "It's not that we are not interested — please send details."],
  ["not_interested", "It's not that we're not interested, we just have no need for it."],
  ["interested", "Your mail landed in my spam, please resend the quote."],
  ["unclear", "Interesting."],
  ["unclear", "We were not interested last year, but please send an offer."],
  ["unclear", "Ok."],
  ["unclear", "https://firm.test/page?id=3"],
  ["not_interested", "No thanks. https://firm.test/page?id=3"],
  ["unsubscribe", "Please remove olga@firm.test from your mailing list."],
  [
    "interested",
    "Apologies for the delayed response, I was on leave until Monday. We are interested, please call me.",
  ],
  ["interested", "Please ignore my automatic reply, I'm still in the office. We'd like to see the pumps."],
  ["unclear", ""],
];

describe("the classification of a reply", () => {
  it.each(SAID)("is %s: %s", (replyClass, text) => {
    const meaning = classify(text);
    expect(meaning.replyClass).toBe(replyClass);
    expect(meaning.score).toBe(
      Math.min(
        100,
        meaning.words.filter((word) => word.class === "score").reduce((sum, word) => sum + word.points, 0),
      ),
    );
  });

  it("lists the words that decided it, and the reasons for the score", () => {
    const { words, score } = classify("We are interested. Call me: +254 712 345 678");
    expect(words).toContainEqual({ words: "interested", points: 5, class: "interested" });
    expect(words).toContainEqual({ words: "Left a phone number", points: 10, class: "score" });
    expect(score).toBe(85);
  });

  it("is uncertain for interest combined with a delay, a circumstance or a refusal", () => {
    expect(classify("We are interested, please send the contract.")).toMatchObject({ isSure: true });
    expect(classify("We have a supplier already but please send your prices.").isSure).toBe(false);
    const { replyClass, isSure, words } = classify("We are interested and the new budget opens in March.");
    expect({ replyClass, isSure }).toEqual({ replyClass: "interested", isSure: false });
    expect(words).toContainEqual({
      words: "contradictory phrases, so no deal was created: needs review",
      points: 0,
      class: "unclear",
    });
  });

  it("lists wishes, the referred person and the proposed date", () => {
    expect(classify("Send the price list, and call me on Thursday, 5 March at 10:30.")).toMatchObject({
      wishes: ["call", "price"],
      meeting: "Thursday, 5 March at 10:30",
      referral: null,
    });
    expect(classify("Peut-on se voir le 12 mars à 15h30 ?").meeting).toBe("12 mars à 15h30");
    expect(classify("Please write to our buyer Peter Mwangi, pmwangi@firm.test.")).toMatchObject({
      replyClass: "wrong_person",
      referral: "pmwangi@firm.test",
      referralName: "Peter Mwangi",
      wishes: [],
    });
    expect(classify("تواصلوا مع الأستاذ أحمد حسن في قسم المشتريات").referralName).toBe("أحمد حسن");
    expect(classify("Please remove me from your list.").wishes).toEqual(["remove"]);
  });

  it.each([
    ["I am not the right person. Try Jane Wambui, jane@firm.test.", "Jane Wambui"],
    ["I am not the right person. Ask Peter Otieno, po@firm.test.", "Peter Otieno"],
    ["Wrong person. Don't write here, write to buyer@firm.test", null],
  ])("doesn't mistake a verb for the referred person's name: %s", (text, name) => {
    expect(classify(text).referralName).toBe(name);
  });

  it.each([
    "Take my name off the quote",
    "Don't contact me, contact my manager",
    "Does your system let our customers opt out of the mails?",
  ])("is not 'unsubscribe' if the reply asks for something else: %s", (text) => {
    expect(classify(text).replyClass).not.toBe("unsubscribe");
  });

  it.each(["Never contact me again, talk to my lawyer", "Can you remove me from your list?"])(
    "is 'unsubscribe' if the reply asks for no more contact: %s",
    (text) => expect(classify(text).replyClass).toBe("unsubscribe"),
  );

  it.each([
    ["Your mail to buyer@firm.test bounced. I am not the buyer, please use ann@firm.test.", "ann@firm.test"],
    ["jo@firm.test is no longer in use, please write to ann@firm.test", "ann@firm.test"],
    ["I am not the right person. Try jo@firm.test or ann@firm.test", "jo@firm.test"],
    ["Please remove olga@firm.test from your mailing list.", null],
  ])("names no address that is invalid or to be removed: %s", (text, address) => {
    expect(classify(text).referral).toBe(address);
  });

  it("includes a referral named in a refusal, but no meeting for a signing date", () => {
    expect(classify("No thanks, not interested. jane@other.test might be.")).toMatchObject({
      replyClass: "not_interested",
      referral: "jane@other.test",
    });
    expect(classify("Sounds good, we will sign it this week").meeting).toBeNull();
    expect(classify("Let us meet this week").meeting).toBe("this week");
  });

  it.each([
    "Not interested at the moment",
    "Não estamos interessados neste momento",
    "لسنا مهتمين في الوقت الحالي",
    "Hatuvutiwi kwa sasa",
  ])("is 'later' for no interest at the moment, in any language: %s", (text) => {
    expect(classify(text).replyClass).toBe("later");
  });

  it("is computed quickly for long or hostile text", async () => {
    const read = () => {
      classify("interested ".repeat(200_000));
      extractReply(`${"On 1 ".repeat(20_000)}\n${"> x\n".repeat(50_000)}`);
      extractReply(`${`On ${"1".repeat(390)}\n`.repeat(2_000)}`);
    };
    expect(await timeOf(read, 3_000)).toBeLessThan(3_000);
  });
});

describe("a reply's own words", () => {
  it.each([
    "On Tue, 3 Nov 2026 at 10:01, Soko <sales@soko.test> wrote:",
    "Le mar. 3 nov. 2026 à 10:01, Soko <sales@soko.test> a écrit :",
    "Em ter., 3 de nov. de 2026 às 10:01, Soko <sales@soko.test> escreveu:",
    "-----Original Message-----",
    "________________________________",
    "From: Soko <sales@soko.test>",
    "في الثلاثاء، 3 نوفمبر 2026 كتب Soko:",
  ])("end at the line that introduces a quote: %s", (start) => {
    expect(extractReply(`Yes please.\n\n${start}\nIf you do not want mail, unsubscribe here.`)).toBe(
      "Yes please.",
    );
  });

  it("exclude quoted lines and the signature", () => {
    expect(extractReply("> unsubscribe\r\nFine with me\r\n-- \r\nAmina, not interested Ltd")).toBe(
      "Fine with me",
    );
  });
});
