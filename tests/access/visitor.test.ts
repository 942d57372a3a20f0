import { nobody, walk } from "./matrix";

walk("nobody", {
  cookie: nobody,
  type: null,
  expected: ({ access }) => (access === "public" ? ["answer", "nothing"] : "door"),
});
