import { z } from "zod";

/** A field that is missing, where its schema has no words of its own: those of zod name types. */
z.config({
  customError: ({ code, input }) =>
    code === "invalid_type" && input === undefined ? "Please fill this in." : undefined,
});
