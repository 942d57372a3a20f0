/**
 * Words around a head count, folded, in five languages. Phrases are separated by "|"; Arabic article and prefixes are
 * spelled out.
 */
export const PEOPLE =
  "employees?|people|persons?|person|staff|workers?|team members?|ftes?|headcount|heads|members? of staff|employe|employes|employees|employee|salarie|salaries|personnes|personne|ouvriers|membres|collaborateurs|collaboratrices|agents|gens|funcionarios|funcionario|trabalhadores|empregados|pessoas|colaboradores|wafanyakazi|watu|waajiriwa|موظف|موظفا|موظفين|موظفون|عامل|عاملا|عمال|عاملين|شخص|شخصا|اشخاص|فرد|افراد|مستخدم|اجير|اجيرا";

export const AT_MOST =
  "not more than|no more than|up to|at most|maximum(?: of)?|max|fewer than|less than|smaller than|under|below|not over|jusqu ?a|au plus|au maximum|maximum de|moins d.une?|moins de|moins d|pas plus de|inferieur a|ate|no maximo|maximo de|menos de|menor que|abaixo de|nao mais de|chini ya|hadi|wasiozidi|isiyozidi|zisizozidi|yasiyozidi|pungufu ya|اقل من|باقل من|تحت|حتي|الي غايه|لا يتجاوز|لا يزيد عن|لا تتجاوز|بحد اقصي|<";
export const AT_LEAST =
  "no fewer than|no less than|not less than|more than|larger than|bigger than|greater than|over|above|upwards of|at least|minimum(?: of)?|min|from|au moins|d au moins|au minimum|minimum de|plus d.une?|plus de|plus d|superieur a|a partir de|pelo menos|no minimo|minimo de|mais de|mais do que|acima de|superior a|angalau|zaidi ya|kuanzia|wasiopungua|kuzidi|zaidi|اكثر من|باكثر من|ما يزيد عن|ما يزيد علي|يزيد عن|لا يقل عن|لا تقل عن|علي الاقل|فوق|يتجاوز|تتجاوز|>";
export const STRICT =
  /^(?:fewer|less|smaller|under|below|moins|inferieur|menos|menor|abaixo|chini|pungufu|اقل|باقل|تحت|<|more|larger|bigger|greater|over|above|upwards|plus|superieur|mais|acima|superior|zaidi|kuzidi|اكثر|باكثر|ما يزيد|يزيد|فوق|يتجاوز|تتجاوز|>)/;
export const NOT_STRICT = /^(?:not|no|pas|nao|لا)\b/;

export const BETWEEN = "between|from|entre|de|d|kati ya|kuanzia|بين|ما بين|من";
export const TO = "[-–—]|to|and|or|until|a|au|et|e|ate|hadi|na|mpaka|الي|و|حتي";
export const OR_MORE =
  "\\+|or more|and more|and above|and over|or above|plus|ou plus|et plus|ou mais|e mais|au zaidi|na zaidi|فما فوق|فاكثر|او اكثر";
export const CONTEXT =
  "employing|employs?|employees|employ|headcounts?(?: of)?|staff of|team of|teams of|workforce of|staff|size|effectif de|effectif|effectifs|effectifs de|equipe de|equipa de|comptant|employant|emploient|empregam|empregando|wafanyakazi|watu|waajiriwa|موظفيها|عدد موظفيها|عدد العمال|توظف";

/** In Swahili these numbers follow the unit: "mia tano" is 500. */
export const BEHIND: Record<string, number> = {
  moja: 1,
  mbili: 2,
  tatu: 3,
  nne: 4,
  tano: 5,
  sita: 6,
  saba: 7,
  nane: 8,
  tisa: 9,
  kumi: 10,
};

/** Numbers in words: a unit, or a factor for the number before it. */
export const NUMBER_WORDS: Record<string, number> = Object.fromEntries(
  `two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 dozen 12 fifteen 15 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90
  deux 2 trois 3 quatre 4 cinq 5 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 quinze 15 vingt 20 trente 30 quarante 40 cinquante 50 soixante 60 dizaine 10 douzaine 12 quinzaine 15 vingtaine 20 trentaine 30 quarantaine 40 cinquantaine 50 soixantaine 60
  dois 2 tres 3 quatro 4 cinco 5 sete 7 oito 8 nove 9 dez 10 dezena 10 duzia 12 doze 12 quinze 15 vinte 20 trinta 30 quarenta 40 cinquenta 50 sessenta 60 duzentos 200 trezentos 300 quinhentos 500
  kumi 10 ishirini 20 thelathini 30 arobaini 40 hamsini 50 sitini 60
  خمسه 5 عشره 10 عشر 10 عشرين 20 عشرون 20 ثلاثين 30 اربعين 40 خمسين 50 خمسون 50 مئتين 200 مائتين 200 خمسمائه 500 خمسمئه 500 الفين 2000`
    .split(/\s+/)
    .reduce<[string, number][]>((pairs, word, index, all) => {
      if (index % 2 === 0) pairs.push([word, Number(all[index + 1])]);
      return pairs;
    }, []),
);
export const MULTIPLIERS: Record<string, number> = {
  hundred: 100,
  thousand: 1000,
  cent: 100,
  cents: 100,
  centaine: 100,
  mille: 1000,
  millier: 1000,
  cem: 100,
  cento: 100,
  centena: 100,
  mil: 1000,
  mia: 100,
  elfu: 1000,
  مئه: 100,
  مائه: 100,
  الف: 1000,
  الاف: 1000,
};
