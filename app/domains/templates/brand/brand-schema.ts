import { z } from "zod";
import { plainText } from "~/core/text";
import { LogoAddress } from "../signatures/signature-schema";

const NAME = "Enter the sender name.";
const LONG = "Use at most 60 characters.";
const NO_ADDRESS = "Use a name without a web or email address.";
const COLOUR = "Enter a hex colour, e.g. #1b6a80.";
const PALE = "White text isn’t readable on this colour. Choose a darker colour.";

/** Linearises one sRGB channel (0 to 255) for the relative luminance of WCAG 2.2. */
const channel = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
};

const isReadable = (colour: string) => 1.05 / (luminance(colour) + 0.05) >= 4.5;

const Colour = z
  .string(COLOUR)
  .trim()
  .toLowerCase()
  .refine((text) => text === "" || /^#[0-9a-f]{6}$/.test(text), { error: COLOUR, abort: true })
  .refine((text) => text === "" || isReadable(text), PALE)
  .nullish()
  .transform((text) => text || null);

export const BrandInput = z.object({
  senderName: z
    .string(NAME)
    .max(120, LONG)
    .transform(plainText)
    .pipe(
      z
        .string()
        .min(1, NAME)
        .max(60, LONG)
        .refine((text) => !/@|:\/\/|www\.|\p{L}\.\p{L}{2}/iu.test(text), NO_ADDRESS),
    ),
  logoUrl: LogoAddress,
  colour: Colour,
});
export type BrandInput = z.infer<typeof BrandInput>;
