import { nobody, walk } from "./matrix";

walk("nobody", {
  cookie: nobody,
  expected: ({ access }) => (access === "public" ? ["answer", "nothing"] : "door"),
});
