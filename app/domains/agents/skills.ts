import { z } from "zod";
import { plainText, searchKey } from "~/core/text";

export const MAX_SKILLS = 20;
const MAX_SKILL_LENGTH = 60;

const TOO_MANY = `Use at most ${MAX_SKILLS} skills.`;
const TOO_LONG = `Use at most ${MAX_SKILL_LENGTH} characters per skill.`;

/** One per line or separated by commas in forms; a call may send a list. Repeated ones count once. */
export const Skills = z
  .union(
    [
      // An empty field of the form adds no skill.
      z
        .array(z.string().max(4_000, `Use at most ${MAX_SKILL_LENGTH} characters.`).nullish())
        .max(100, TOO_MANY),
      z.string().max(4_000),
    ],
    "Enter one skill per line.",
  )
  .nullish()
  // A form's single text may arrive as a list of one.
  .transform((value) => [value].flat().flatMap((text) => text?.split(/[\n,;]/) ?? []))
  .transform((list) => {
    const texts = list.map((text) => plainText(text)).filter(Boolean);
    const keys = texts.map(searchKey);
    return texts.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
  })
  .pipe(z.array(z.string().max(MAX_SKILL_LENGTH, TOO_LONG)).max(MAX_SKILLS, TOO_MANY));

export const SkillsInput = z.object({ skills: Skills });
