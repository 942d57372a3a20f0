import { z } from "zod";
import { plainText, searchKey } from "~/core/text";
import { m } from "~/messages/messages";

export const MAX_SKILLS = 20;
const MAX_SKILL_LENGTH = 60;

const TOO_MANY = { error: () => m.agents_skills_use_at_most_skills({ maxSkills: MAX_SKILLS }) };
const TOO_LONG = {
  error: () => m.agents_skills_use_at_most_characters_per({ maxSkillLength: MAX_SKILL_LENGTH }),
};

/** One per line or separated by commas in forms; API calls may send a list. Duplicates count once. */
export const Skills = z
  .union(
    [
      // An empty form field adds no skill.
      z
        .array(
          z
            .string()
            .max(4_000, {
              error: () => m.agents_skills_use_at_most_characters({ maxSkillLength: MAX_SKILL_LENGTH }),
            })
            .nullish(),
        )
        .max(100, TOO_MANY),
      z.string().max(4_000),
    ],
    { error: () => m.agents_skills_enter_one_skill_per_line() },
  )
  .nullish()
  // A form's single text may arrive as a list with one element.
  .transform((value) => [value].flat().flatMap((text) => text?.split(/[\n,;]/) ?? []))
  .transform((list) => {
    const texts = list.map((text) => plainText(text)).filter(Boolean);
    const keys = texts.map(searchKey);
    return texts.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
  })
  .pipe(z.array(z.string().max(MAX_SKILL_LENGTH, TOO_LONG)).max(MAX_SKILLS, TOO_MANY));

export const SkillsInput = z.object({ skills: Skills });
