import { z } from "zod";

/** Of a form that is only a button. */
export const EmptyForm = z.object({});
