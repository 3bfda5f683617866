import { foodCases } from './cases/food.data.ts';
import { industriesOf } from '../industry.ts';

export const food = industriesOf(
  {
    office: { manager: 0.08, bookkeeper: 0.02 },
    rest: 'server',
    emphasis: { feedback: 3, supplierInvoices: 2, hiring: 1.5, licenses: 1.2 },
  },
  [
    {
      id: 'restaurants',
      name: 'Restaurants',
      people: 24,
      does: 'dinner guests, tables, waiters, cooks, kitchen, menu, seats, steak, pasta and sushi, pizza, seats and dishes, lunch and dinner, Italian food, chef',
      office: { receptionist: 0.03 },
      emphasis: { rosters: 1.5, stock: 1.3, appointments: 1.2, phoneCalls: 1.3 },
      words:
        'restaurant, diner, eatery, bistro, sushi bar, dining, pizza restaurant, pizzeria, pizza place, food service, gastronomy, restaurateur, fine dining, brasserie, grill, sushi restaurant, buffet, taqueria, taco stand',
      abroad:
        'restaurante, gastronomía, gastronomia, restauração, restauration, ristorante, ristorazione, trattoria, osteria, Gaststätte, Gasthaus, Gastronomie, Gastwirtschaft, Wirtshaus, Restaurantbetrieb, marisquería, churrascaria, pizzaria',
      narrower: 'Vegan restaurants, Barbecue restaurants, Ghost kitchens, Noodle shops, Steakhouses',
    },
    {
      id: 'fast-food-restaurants',
      name: 'Fast food restaurants',
      people: 20,
      does: 'burgers, fries, drive-thru, chicken, counter service, sandwich franchise',
      office: { manager: 0.1 },
      emphasis: { rosters: 2.2, hiring: 2.5, stock: 1.1, licenses: 1 },
      words:
        'fast food, burger joint, fried chicken shop, takeaway, take out, quick service restaurant, burger restaurant, sandwich shop, kebab shop, fish and chips, drive-through, snack bar, food court, hot dog stand, sub shop',
      abroad:
        'comida rápida, lanchonete, restauration rapide, tavola calda, paninoteca, Imbiss, Schnellrestaurant, Dönerladen, hamburguesería, friterie',
    },
    {
      id: 'coffee-shops',
      name: 'Coffee shops',
      people: 10,
      does: 'baristas, espresso, lattes, pastries, serve coffee and tea, coffee counter, cappuccino',
      office: { manager: 0.1 },
      emphasis: { rosters: 1.8, stock: 1.6, feedback: 3.5, appointments: 0 },
      words:
        'coffee shop, coffee, cafe, coffee house, coffee bar, espresso bar, tea house, tea room, tea shop, bubble tea shop, juice bar, ice cream shop, ice cream parlor, frozen yogurt shop, dessert shop, donut shop, smoothie shop',
      abroad:
        'cafetería, café, cafeteria, caffè, bar caffetteria, caffetteria, gelateria, heladería, sorveteria, glacier, Eisdiele, Eiscafé, Kaffeehaus, Teestube',
    },
    {
      id: 'bakeries',
      name: 'Bakeries',
      people: 12,
      does: 'bake bread, cakes and pastries, ovens, bagels, cookies, bread every morning, croissants',
      office: { orderClerk: 0.05 },
      emphasis: { orderEntry: 1.6, stock: 1.5, rosters: 1.3, feedback: 2 },
      words:
        'bakery, baker, bakehouse, pastry shop, cake shop, cupcake shop, patisserie, bagel shop, wedding cakes, confectionery, chocolate shop, chocolatier, chocolate maker, candy store',
      abroad:
        'panadería, pastelería, repostería, padaria, confeitaria, boulangerie, boulanger, pâtisserie, panificio, pasticceria, panetteria, Bäckerei, Bäcker, Konditorei, Backstube, chocolatería',
    },
    {
      id: 'bars',
      name: 'Bars and nightclubs',
      people: 13,
      does: 'serve drinks and cocktails, bartenders, live music at night, dance floor',
      office: { marketer: 0.02 },
      emphasis: { rosters: 1.7, stock: 1.8, licenses: 2.5 },
      words:
        'bar, pub, nightclub, night club, tavern, cocktail bar, wine bar, sports bar, lounge, karaoke bar, hookah lounge, club, beer garden, brewpub',
      abroad:
        'discoteca, bar de copas, boteco, boîte de nuit, birreria, Kneipe, Diskothek, Biergarten, Nachtclub, cervecería',
    },
    {
      id: 'caterers',
      name: 'Caterers',
      people: 15,
      does: 'cook for weddings, parties and offices, buffets, meals for events, canteens, food for weddings, lunch for offices',
      office: { salesperson: 0.06, scheduler: 0.05, administrator: 0.03 },
      emphasis: { quoting: 2.5, rosters: 1.6, stock: 1.5, feedback: 1.8 },
      words:
        'catering, caterer, catering company, event catering, meal prep, meal delivery, personal chef, private chef, corporate catering, school meals, canteen',
      abroad: 'servicio de catering, bufê, traiteur, banqueting, Partyservice, Kantine, comedor, comida a domicilio',
    },
    {
      id: 'food-trucks',
      name: 'Food trucks',
      people: 5,
      does: 'tacos or burgers out of a truck, festivals and lunch spots',
      office: { manager: 0.2, bookkeeper: 0 },
      emphasis: { licenses: 3, stock: 2, rosters: 1, feedback: 3.5 },
      words:
        'food truck, food cart, street food, mobile catering, food stall, coffee cart, taco truck, ice cream truck',
      abroad: 'puesto de comida, comida callejera, comida de rua, camion-restaurant, Imbisswagen',
    },
    {
      id: 'breweries',
      name: 'Breweries and distilleries',
      people: 19,
      does: 'brew beer, distill whiskey and gin, taproom, kegs and cans, craft beer, beer tanks',
      office: { orderClerk: 0.05, salesperson: 0.07, marketer: 0.04, buyer: 0.03 },
      rest: 'operator',
      emphasis: { stock: 2.5, licenses: 3, evidence: 1.5, rosters: 1, feedback: 1.5 },
      words:
        'brewery, craft brewery, brewing, microbrewery, beer, distillery, distiller, cider house, cidery, spirits producer, whiskey distillery',
      abroad:
        'cervecería artesanal, fábrica de cerveza, destilería, cervejaria, destilaria, brasserie artisanale, distillerie, birrificio, distilleria, Brauerei, Brennerei, brasseur',
    },
    {
      id: 'wineries',
      name: 'Wineries',
      people: 14,
      does: 'grow grapes, make wine, tastings, vineyard, wine club, bottles of our own wine, grapes',
      office: { orderClerk: 0.06, marketer: 0.06, salesperson: 0.05 },
      rest: 'farmhand',
      emphasis: { appointments: 2, stock: 2, licenses: 2.5, listings: 2 },
      words: 'winery, vineyard, wine, wine producer, winemaker, wine estate, wine growing, grape growing, viticulture',
      abroad:
        'bodega de vinos, viñedo, bodega vinícola, vinícola, vinha, vignoble, domaine viticole, viticulteur, vigneron, cantina vinicola, vigneto, azienda vinicola, viticoltore, Weingut, Winzer, Weinbau',
    },
    {
      id: 'food-manufacturers',
      name: 'Food manufacturers',
      people: 55,
      does: 'produce food in a plant, sauces, snacks, cheese, meat, frozen meals, jars and bottles, sauces and pickles, chocolate bars, bottle juices, packaged food for supermarkets',
      office: {
        orderClerk: 0.04,
        salesperson: 0.04,
        buyer: 0.03,
        officer: 0.02,
        personnel: 0.01,
        manager: 0.06,
      },
      rest: 'operator',
      emphasis: { orderEntry: 1.4, evidence: 2, stock: 1.6, feedback: 0.4, licenses: 1.6 },
      words:
        'food manufacturer, food manufacturing, food processing, food production, food industry, food and beverage, beverage company, beverages, soft drinks, bottling, meat processing, meat packing, slaughterhouse, frozen food, snack manufacturer, canning, pasta maker, cheese maker, dairy products, creamery, mill, flour mill, sauce maker, pet food, baby food, FMCG',
      abroad:
        'industria alimentaria, alimentos, fábrica de alimentos, indústria alimentícia, industrie agroalimentaire, agroalimentaire, industria alimentare, alimentare, Lebensmittelindustrie, Lebensmittelhersteller, Lebensmittelproduktion, Schlachthof, Molkerei, bebidas, laticínios, fromagerie, Käserei, caseificio, Getränkehersteller',
      narrower: 'Nutritional supplement makers, Spice producers, Spice companies, Tofu makers, Olive oil producers',
    },
    {
      id: 'coffee-roasters',
      name: 'Coffee roasters',
      people: 9,
      does: 'roast coffee beans for cafes, blends, roastery, roast and bag coffee',
      office: { orderClerk: 0.1, salesperson: 0.08, marketer: 0.08, buyer: 0.05 },
      rest: 'operator',
      emphasis: { orderEntry: 1.5, orderQuestions: 1.2, stock: 1.6, feedback: 1.2, tradePapers: 1 },
      words:
        'coffee roaster, coffee roasting, coffee roastery, coffee company, tea company, tea blender, coffee producer',
      abroad: 'tostador de café, torrefação, torréfacteur, torrefazione, Kaffeerösterei, tostaduría',
    },
  ],
  foodCases,
);
