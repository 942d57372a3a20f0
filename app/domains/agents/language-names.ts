/** Languages that agents may name: those of Africa with many speakers, and others that trade there uses. */
export const LANGUAGE_NAMES: readonly string[] =
  `Acholi, Adangme, Afar, Afrikaans, Akan, Amharic, Arabic, Bambara, Baoulé, Bassa, Baule, Beja, Bemba,
Bengali, Berber, Beti, Bini, Bulu, Chewa, Chichewa, Chinese, Chokwe, Comorian, Crioulo, Czech, Dagaare, Dagbani, Danish, Dholuo, Dinka, Dioula,
Duala, Dutch, Dyula, Edo, Efik, Embu, English, Esan, Ewe, Ewondo, Fang, Fante, Fanti, Finnish, Fon, French, Fula, Fulani, Fulfulde, Ga, Ganda, German,
Gikuyu, Gogo, Greek, Gujarati, Gurage, Gusii, Harari, Hassaniya, Hausa, Haya, Hebrew, Hehe, Herero, Hindi, Ibibio, Idoma, Igala, Igbo, Ijaw,
Indonesian, Italian, Itsekiri, Japanese, Jola, Kabiye, Kabyle, Kalanga, Kalenjin, Kamba, Kanuri, Karamojong, Khoekhoe, Kikamba, Kikongo,
Kikuyu, Kimbundu, Kinyarwanda, Kirundi, Kisii, Kissi, Kituba, Kongo, Konkani, Korean, Kpelle, Krio, Kriol, Lango, Lingala, Lomwe, Lozi, Luba, Lugbara,
Luganda, Luhya, Lunda, Luo, Lusoga, Luvale, Maasai, Makonde, Makua, Makhuwa, Malagasy, Malay, Malinke, Mandarin, Mandingo, Mandinka, Maninka,
Marathi, Mauritian Creole, Mende, Mende-Kan, Meru, Mina, Mooré, Moore, Morisyen, Mossi, Mpongwe, Nama, Ndau, Ndebele, Nko, Northern Sotho, Norwegian,
Nuer, Nupe, Nyakyusa, Nyamwezi, Nyanja, Nyankole, Nzema, Oromo, Oshiwambo, Ovambo, Pashto, Pedi, Persian, Pidgin, Nigerian Pidgin, Polish,
Portuguese, Pulaar, Punjabi, Rendille, Romanian, Rukiga, Rundi, Runyankole, Runyoro, Rutooro, Russian, Samburu, Sango, Sena, Sepedi, Serer, Sesotho,
Setswana, Seychellois Creole, Shona, Sidama, Sign Language, Siswati, Soga, Somali, Soninke, Songhai, Sotho, Soussou, Spanish, Sukuma, Susu, Swahili,
Swati, Swazi, Swedish, Tamasheq, Tamazight, Tamil, Telugu, Temne, Teso, Ateso, Thai, Tigre, Tigrinya, Tiv, Tonga, Tshi-Luba, Tshiluba, Tshivenda, Tsonga,
Tswana, Tumbuka, Turkana, Turkish, Twi, Ukrainian, Umbundu, Urdu, Urhobo, Venda, Vietnamese, Wolaytta, Wolof, Xhosa, Xitsonga, Yao, Yoruba, Zarma,
Zulu`.split(/,\s+/);
