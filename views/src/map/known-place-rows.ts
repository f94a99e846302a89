/** Name, latitude, longitude; most inhabitants first. Sources: the listings' gazetteer; for the 25 largest, the census of 2014 (INS). */
export const knownPlaceRows = `
Tunis,36.806,10.181
Sfax,34.740,10.761
Sousse,35.828,10.636
Kairouan,35.677,10.098
Bizerte,37.274,9.874
Gabès,33.882,10.098
La Soukra,36.876,10.247
Ariana,36.862,10.195
Sidi Hassine,36.783,10.067
El Mourouj,36.738,10.211
Gafsa,34.415,8.783
Raoued,36.925,10.185
Monastir,35.776,10.826
La Marsa,36.879,10.323
Mnihla,36.858,10.113
Ben Arous,36.753,10.222
Ettadhamen,36.838,10.102
Kasserine,35.171,8.832
Douar Hicher,36.828,10.090
Ben Gardane,33.139,11.217
Djerba Houmt Souk,33.876,10.857
Le Kram,36.834,10.316
Hammamet,36.400,10.610
Zarzis,33.504,11.112
Le Bardo,36.809,10.133
Tozeur,33.920,8.134
Tataouine,32.930,10.451
Le Kef,36.182,8.710
Djerba,33.833,10.905
Nabeul,36.456,10.735
Béja,36.726,9.182
Kébili,33.703,8.969
Médenine,33.355,10.505
Mahdia,35.504,11.062
La Manouba,36.810,10.098
Jendouba,36.501,8.780
Sidi Bouzid,35.037,9.485
Siliana,36.083,9.367
Zaghouan,36.403,10.143
Carthage,36.855,10.327
La Goulette,36.819,10.305
El Menzah,36.840,10.178
Bab Bhar,36.800,10.179
Cité El Khadra,36.835,10.195
El Omrane Supérieur,36.830,10.145
El Omrane,36.822,10.158
Ezzouhour,36.795,10.135
La Médina de Tunis,36.798,10.171
Sidi Thabet,36.908,10.042
Kalâat El Andalous,37.063,10.118
Mégrine,36.769,10.233
Radès,36.768,10.275
Ezzahra,36.743,10.305
Hammam Lif,36.730,10.337
Hammam Chott,36.717,10.372
Nouvelle Médina,36.748,10.251
Fouchana,36.699,10.169
Mohamedia,36.679,10.158
Oued Ellil,36.835,10.040
Tébourba,36.833,9.842
Kélibia,36.847,11.095
Korba,36.578,10.858
Dar Chaâbane El Fehri,36.471,10.754
Béni Khiar,36.469,10.782
El Haouaria,37.053,11.012
Soliman,36.699,10.492
Grombalia,36.600,10.502
Menzel Temime,36.782,10.994
Bou Argoub,36.532,10.553
Béni Khalled,36.650,10.592
Takelsa,36.785,10.632
Hammam Sousse,35.860,10.595
Sousse Jawhara,35.828,10.617
Sousse Riadh,35.803,10.610
Akouda,35.869,10.566
Hergla,36.030,10.508
Kalâa Kebira,35.872,10.538
Kalâa Sghira,35.821,10.557
Msaken,35.729,10.585
Enfidha,36.131,10.382
Bouficha,36.303,10.453
Sahline,35.752,10.711
Ksar Hellal,35.648,10.890
Moknine,35.633,10.900
Bekalta,35.617,10.995
Jemmal,35.623,10.757
Téboulba,35.641,10.964
La Chebba,35.237,11.115
Ras Jebel,37.214,10.124
Ghar El Melh,37.169,10.191
Menzel Jemil,37.237,9.915
Menzel Bourguiba,37.154,9.785
Mateur,37.041,9.664
Djerba Midoun,33.808,10.992
Djerba Ajim,33.725,10.753
Sakiet Ezzit,34.805,10.757
Sakiet Eddaïer,34.800,10.782
Les Jardins de Carthage,36.852,10.297
Les Berges du Lac,36.839,10.248
Les Berges du Lac 1,36.834,10.236
Les Berges du Lac 2,36.846,10.271
Les Berges du Lac 3,36.862,10.296
La Perle du Lac,36.853,10.283
Aïn Zaghouan,36.855,10.274
L'Aouina,36.858,10.258
Les Jardins de l'Aouina,36.863,10.267
Cité Les Pins,36.853,10.277
Cité Les Palmeraies,36.858,10.287
Marsa Plage,36.884,10.332
Marsa Stade,36.876,10.317
Marsa Corniche,36.889,10.335
Marsa Cube,36.889,10.325
Marsa Safsaf,36.880,10.328
Gammarth,36.912,10.290
Gammarth Village,36.908,10.296
Gammarth Supérieur,36.913,10.283
Gammarth Zone touristique,36.919,10.300
Golden Tulip,36.917,10.288
Sidi Bou Saïd,36.870,10.342
Sidi Daoud,36.866,10.302
Centre urbain nord,36.848,10.197
El Menzah 1,36.840,10.184
El Menzah 4,36.839,10.178
El Menzah 5,36.847,10.175
El Menzah 6,36.846,10.166
El Menzah 7,36.855,10.165
El Menzah 8,36.858,10.175
El Menzah 9,36.840,10.158
El Manar,36.840,10.149
El Manar 1,36.839,10.146
El Manar 2,36.843,10.155
Cité Ennasr,36.861,10.161
Montplaisir,36.819,10.187
Mutuelleville,36.831,10.168
Notre-Dame,36.828,10.172
Le Belvédère,36.822,10.174
Lafayette,36.813,10.181
Centre-ville Lafayette,36.813,10.181
Khaznadar,36.805,10.124
Cité El Wafa,36.860,10.260
Cité El Wafa,36.461,10.712
Cité El Khalil,36.843,10.300
Tunis Centre-ville,36.800,10.184
La Charguia,36.843,10.206
La Charguia 1,36.838,10.203
Bhar Lazreg,36.886,10.287
Bouchoucha,36.807,10.144
Denden,36.808,10.107
Montfleury,36.788,10.168
Cité Olympique,36.843,10.190
Les Jardins d'El Menzah,36.862,10.133
Ezzouhour,35.160,8.815
Ksar Saïd,36.815,10.117
Avenue Hédi Chaker,36.815,10.178
Cité Ennasr 1,36.858,10.168
Cité Ennasr 2,36.864,10.158
Chotrana,36.893,10.204
Chotrana 1,36.890,10.216
Chotrana 2,36.897,10.206
Chotrana 3,36.895,10.191
Borj Louzir,36.870,10.213
Riadh El Andalous,36.876,10.190
Nouvelle Ariana,36.867,10.181
Cité El Ghazala,36.892,10.185
Les Jardins d'El Menzah 1,36.861,10.136
Les Jardins d'El Menzah 2,36.865,10.127
Dar Fadhal,36.882,10.262
Ariana Essoghra,36.890,10.190
Cité Hédi Nouira,36.877,10.172
Ennkhilet,36.901,10.173
Ariana Supérieure,36.874,10.186
Cité El Wahat,36.866,10.264
Borj Turki,36.879,10.232
Ezzahra,35.517,11.045
Boumhel,36.731,10.302
Borj Cédria,36.702,10.402
Mornag,36.680,10.288
Mornag,36.633,10.254
Bir El Kassâa,36.730,10.230
El Mourouj 1,36.742,10.210
El Mourouj 3,36.739,10.216
El Mourouj 4,36.733,10.204
El Mourouj 5,36.727,10.213
El Mourouj 6,36.724,10.196
Mornaguia,36.758,10.012
Mornaguia,36.783,9.950
Hammamet Centre,36.400,10.614
Yasmine Hammamet,36.368,10.533
Mrezga,36.428,10.662
Nabeul Centre,36.456,10.735
Cité AFH El Wafa,36.461,10.712
Cité AFH,36.461,10.712
Tazarka,36.538,10.832
Somâa,36.503,10.793
Barraket Essahel,36.379,10.541
Hammamet Corniche,36.404,10.622
El Maâmoura,36.478,10.805
Sidi Mahrsi,36.437,10.715
Hammam Ghezèze,36.883,11.115
Hammam Ghezèze,37.071,11.047
Korbous,36.817,10.568
El Mansoura,36.858,11.115
Sahloul,35.837,10.592
Sahloul 1 et 2,35.834,10.598
Sahloul 3,35.836,10.589
Sahloul 4,35.837,10.586
Khezama,35.847,10.607
Port El Kantaoui,35.892,10.598
Chott Meriem,35.935,10.561
Sousse Corniche,35.840,10.629
Sousse Médina,35.825,10.638
Tantana,35.900,10.580
Bouhsina,35.825,10.628
Sousse Sidi Abdelhamid,35.795,10.665
Zaouiet Sousse,35.788,10.633
Hached Jawhara,35.824,10.612
Trocadéro,35.831,10.630
Khniss,35.713,10.818
Skanes,35.768,10.790
Rejiche,35.474,11.047
Salakta,35.388,11.045
Zouila,35.498,11.058
Baghdadi,35.463,11.035
Ksour Essef,35.418,10.995
Hiboun,35.520,11.030
Rafraf,37.190,10.183
Metline,37.247,10.045
Zarzouna,37.260,9.881
Bizerte Corniche,37.306,9.868
Route de Gremda,34.763,10.733
Route de Teniour,34.767,10.725
Route de Tunis,34.780,10.750
Route de l'Aïn,34.747,10.710
Route de Mahdia,34.775,10.775
Route de Soukra,34.730,10.700
Route de l'Afrane,34.765,10.710
Thyna,34.680,10.695
Testour,36.553,9.444
Esskhira,34.292,10.071
El Ksar,34.410,8.760
Medjez El Bab,36.649,9.611
Thibar,36.636,9.034
El Faouar,33.461,8.462
Nefza,37.066,8.988
Teboursouk,36.458,9.248
Goubellat,36.579,9.516
Ettahrir,36.834,10.143
Sejenane,37.057,9.239
El Battan,36.817,9.850
Nadhour,36.233,10.100
Ghezala,36.976,9.383
El Alia,37.172,10.039
Joumine,36.917,9.400
Jarzouna,37.261,9.868
Utique,37.053,10.058
Tinja,37.163,9.760
Mareth,33.633,10.297
Nouvelle Matmata,33.542,10.000
El Mida,36.800,10.950
El Hamma,33.888,9.795
Ghannouch,33.935,10.070
El Amra,34.817,10.600
Matmata,33.543,9.975
Menzel Habib,34.025,9.605
El Metouia,33.965,10.000
Redeyef,34.380,8.150
El Guettar,34.330,8.950
Oum El Araïes,34.490,8.270
Metlaoui,34.320,8.400
Sidi Aich,34.530,8.800
Sned,34.440,9.210
Belkhir,34.380,8.950
Aïn Draham,36.778,8.692
Ghardimaou,36.450,8.433
Bou Salem,36.617,8.967
Tabarka,36.955,8.756
Fernana,36.650,8.683
Oued Mliz,36.467,8.550
Haffouz,35.638,9.677
Hajeb El Ayoun,35.402,9.512
El Ksour,35.795,9.079
Nasrallah,35.014,9.601
Bou Hajla,35.267,9.907
Sbikha,35.934,9.992
Cherarda,35.433,9.950
El Ala,35.610,9.545
El Oueslatia,35.845,9.589
Chebika,35.599,9.818
Foussana,35.203,8.797
Sbeitla,35.237,9.126
Haidra,35.565,8.485
Sbiba,35.544,9.071
Feriana,34.947,8.587
Jediliane,35.708,9.210
Thala,35.574,8.669
Hassi El Frid,34.823,8.939
Mejel Bel Abbes,34.863,8.846
El Ayoun,35.355,8.671
Souk Lahad,33.703,8.871
Douz,33.461,9.026
Nebeur,36.417,8.750
Tajerouine,35.852,8.781
Le Sers,36.079,9.027
Touiref,36.467,8.500
Kalaa El Khasba,35.526,8.579
Kalâat Snan,35.950,8.467
Djerissa,35.850,8.633
Dahmani,35.942,9.200
Ksour Essaf,35.435,10.988
Hbira,35.167,10.400
Sidi Alouene,35.355,10.873
Melloulech,35.383,11.050
Ouled Chamakh,35.367,10.333
Essouassi,35.337,10.491
Bou Merdes,35.433,10.733
Chorbane,35.317,10.533
El Jem,35.297,10.712
Djedeida,36.850,9.917
Borj El Amri,36.719,9.943
Sidi Makhlouf,33.450,10.383
Beni Khedache,33.249,10.204
Beni Hassen,35.517,10.750
Ksibet El Mediouni,35.667,10.817
Zeramdine,35.580,10.781
Bembla,35.700,10.800
Ouerdanine,35.676,10.728
Sidi Bou Ali,35.983,10.467
Menzel Bouzelfa,36.683,10.583
Cebbala,35.133,9.267
El Hencha,35.167,10.617
Ghraiba,34.567,10.217
Bir Ali Ben Khelifa,34.717,10.167
Jebeniana,35.033,10.900
Mahrès,34.529,10.505
Agareb,34.739,10.526
Bir Lahmar,33.183,10.567
Menzel Bouzaiene,34.804,9.031
Ouled Haffouz,35.226,9.732
Sidi Ali Ben Aoun,34.867,9.833
Jilma,35.278,9.418
Maknassy,34.605,9.607
Regueb,34.867,9.633
Souk Jedid,34.933,9.500
Bir El Haffey,34.933,9.197
Mezzouna,34.561,9.069
Makthar,35.859,9.203
Kesra,35.811,9.363
El Aroussa,36.333,9.450
Le Krib,36.150,9.200
Rohia,35.550,9.000
Bargou,36.095,9.594
Gaafour,36.283,9.317
Bou Arada,36.333,9.633
Kondar,35.935,10.322
Sidi El Heni,35.676,10.311
Smar,33.050,10.683
Remada,32.306,10.381
Dhehiba,32.000,10.700
Ghomrassen,33.059,10.341
Mdhilla,34.301,9.002
Tameghza,34.383,7.950
Nefta,33.873,7.878
Degueche,33.972,8.218
Djebel Jelloud,36.767,10.183
Sidi El Bechir,36.783,10.183
El Hrairia,36.783,10.100
Bab Souika,36.800,10.167
El Ouardia,36.775,10.189
El Fahs,36.375,9.902
Bir Mchergua,36.517,10.000
Saouaf,36.250,10.017
Ez-Zeriba,36.367,10.117
Amdoun,36.813,9.082
Boumhel El Bassatine,36.740,10.255
Gabès Médina,33.882,10.098
Balta Bou Aouane,36.444,8.948
Sakiet Sidi Youssef,36.500,8.350
Sayada-Lamta-Bou Hajar,35.672,10.873
Kerkennah,34.726,11.151
Menzel Chaker,34.883,10.400
Sidi Bou Rouis,36.150,9.300
El Kabaria,36.758,10.195
Séjoumi,36.783,10.150
`;
