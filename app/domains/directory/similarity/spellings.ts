/** Each line contains a word as it is compared, followed by its other spellings. */
const spelled = (lines: string): Map<string, string> =>
  new Map(
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [word = "", ...others] = line.trim().split(/\s+/);
        return others.map((other) => [other, word] as const);
      }),
  );

const NAMES = `
muhammad mohamed mohammed mohammad muhammed mohamad mouhamed mouhammad
ahmad ahmed ahmet
hassan hasan hassane
hussein hussain husein hussen houssein hussien
yusuf youssef yousef youssouf yousuf yousif yusuph
omar umar oumar
uthman osman othman ousmane usman
ibrahim ibraheem ebrahim
ismail ismael ismaila esmail
khalid khaled
mustafa mustapha moustapha moustafa
aisha aicha aysha aishatu
fatima fatimah fathima
khadija khadijah khadidja
abdul abdel abdoul abdal
rahman rahmane
sheikh cheikh shaikh cheick sheik
`;

const NUMBERS = `
2 two deux dois ii
3 three trois tres iii
4 four quatre quatro iv
5 five cinq cinco
6 six seis vi
7 seven sept sete vii
8 eight huit oito viii
9 nine neuf nove ix
10 ten dez
12 twelve douze doze
20 twenty vingt vinte
21 twentyone
100 hundred
1st first premier premiere primeiro primeira 1er 1ere
2nd second deuxieme segundo segunda 2eme
3rd third troisieme terceiro terceira 3eme
`;

const WORDS = `
centre center centro
organisation organization organizations organisations
st saint
bros brothers freres irmaos
sons fils filhos
company cie coy
establishment ste ets etab etabs
association assoc assn
international intl
programme program
theatre theater
mozambique moz mocambique
football fc
university universite universidade univ
institute institut instituto inst
school ecole escola
bank banque banco
hospital hopital
ministry ministere ministerio
services servicos svcs svc
mount mt
fort ft
government govt gouvernement governo
manufacturing mfg manuf
management mgmt mgt
marketing mktg
engineering engg engr
department dept
development dev
laboratory lab
laboratories labs
pharmaceuticals pharmaceutical pharm
aluminium aluminum
colour color
jewellery jewelry
tyre tire
tyres tires
labour labor
harbour harbor
catalogue catalog
fibre fiber
defence defense
aeroplane airplane
`;

export const GIVEN_NAMES = spelled(NAMES);
export const SPELLINGS = new Map([...GIVEN_NAMES, ...spelled(NUMBERS), ...spelled(WORDS)]);
