import { retailCases } from './cases/retail.data.ts';
import { industriesOf } from '../industry.ts';

export const retail = industriesOf(
  {
    office: { manager: 0.08, bookkeeper: 0.03, buyer: 0.04 },
    rest: 'shopAssistant',
    emphasis: { feedback: 2, supplierInvoices: 1.2, licenses: 0.5 },
  },
  [
    {
      id: 'retail-stores',
      name: 'Retail stores',
      people: 22,
      does: 'shop with shelves and registers, sell gifts and household goods, several stores, mall store',
      office: { marketer: 0.02 },
      emphasis: { rosters: 1.3, stock: 1.2 },
      words:
        'retail, retail store, retailer, shop, store, brick and mortar, gift shop, variety store, souvenir shop, boutique, mall, shopping center, shopping mall, outlet, dollar store, toy store, music store',
      abroad:
        'comercio minorista, comercio al por menor, tienda, comercio, varejo, comércio varejista, loja, commerce de détail, magasin, commerce, commercio al dettaglio, negozio, Einzelhandel, Einzelhändler, Laden, Geschäft, Ladengeschäft, Handel',
      narrower:
        'Department stores, Party supply stores, Craft stores, Vape shops, Mattress stores, Home decor stores, Kaufhaus',
    },
    {
      id: 'online-stores',
      name: 'Online stores',
      people: 14,
      does: 'sell things on Etsy, Shopify and Amazon, web shop, ship packages to shoppers, pack orders, e-commerce, online orders, sell on the internet, shoppers order in our web shop',
      office: { orderClerk: 0.18, serviceRep: 0.12, marketer: 0.14, buyer: 0.08, manager: 0.1 },
      rest: 'picker',
      emphasis: {
        orderQuestions: 1.6,
        returns: 2,
        listings: 2.5,
        content: 0.8,
        phoneCalls: 0.5,
        rosters: 0.4,
      },
      words:
        'online store, e-commerce, ecommerce, online shop, online retail, Shopify, Amazon seller, Etsy shop, Etsy seller, handmade goods, dropshipping, web shop, internet shop, online retailer, online marketplace, subscription box, direct to consumer, mail order, online business',
      abroad:
        'comercio electrónico, tienda online, tienda en línea, comércio eletrônico, loja virtual, loja online, commerce en ligne, boutique en ligne, negozio online, commercio elettronico, Onlineshop, Onlinehandel, Versandhandel, Webshop',
    },
    {
      id: 'clothing-stores',
      name: 'Clothing stores',
      people: 11,
      does: 'sell clothes, dresses, shoes and fashion, boutique, sell jeans, shirts and dresses',
      office: { marketer: 0.04 },
      emphasis: { returns: 3, rosters: 1.2, stock: 1.1 },
      words:
        'clothing, clothing store, clothes shop, fashion, fashion store, apparel store, clothing boutique, shoe store, shoes, bridal shop, lingerie, footwear, fashion brand, uniform shop, menswear',
      abroad:
        'tienda de ropa, ropa, moda, loja de roupas, roupas, magasin de vêtements, prêt-à-porter, mode, vêtements, negozio di abbigliamento, abbigliamento, Bekleidungsgeschäft, Modegeschäft, Mode, Schuhgeschäft, Bekleidung, zapatería, calzature',
    },
    {
      id: 'thrift-stores',
      name: 'Thrift and second-hand stores',
      people: 9,
      does: 'sell second-hand and donated goods, used clothes, vintage, consignment, donated clothes, second-hand shop',
      emphasis: { stock: 0.7, listings: 3, rosters: 1.3, supplierInvoices: 0.4 },
      words:
        'thrift store, second hand store, secondhand, consignment shop, vintage store, antique shop, antiques, pawn shop, antique dealer, used goods, flea market',
      abroad:
        'tienda de segunda mano, brechó, friperie, dépôt-vente, brocante, usato, antiquario, Antiquitäten, Pfandleihe, Secondhandladen, casa de empeño, anticuario, antiquaire',
    },
    {
      id: 'grocery-stores',
      name: 'Grocery stores',
      people: 45,
      does: 'sell groceries, fruit, vegetables, meat and bread, supermarket aisles, deli, supermarket, produce section',
      office: { manager: 0.06, buyer: 0.02, bookkeeper: 0.02 },
      emphasis: { stock: 1.6, rosters: 2, supplierInvoices: 1.8, licenses: 1 },
      words:
        'grocery, grocery store, supermarket, grocer, food store, organic grocery, health food store, butcher shop, butcher, deli, delicatessen, fish market, fishmonger, farmers market, greengrocer',
      abroad:
        'supermercado, tienda de abarrotes, tienda de comestibles, mercearia, supermarché, épicerie, supermercato, alimentari, Supermarkt, Lebensmittelgeschäft, Lebensmittelhandel, Metzgerei, Metzger, Fleischerei, carnicería, boucherie, macelleria, açougue',
      narrower: 'Cheese shops, Hypermarkets',
    },
    {
      id: 'convenience-stores',
      name: 'Convenience stores',
      people: 8,
      does: 'corner shop open late, snacks, cigarettes, lottery',
      office: { manager: 0.12, buyer: 0 },
      emphasis: { stock: 1.4, rosters: 1.8, licenses: 1.5, supplierInvoices: 1.6 },
      words:
        'convenience store, corner shop, mini mart, kiosk, newsstand, bodega, tobacco shop, smoke shop, news agent',
      abroad:
        'tienda de conveniencia, loja de conveniência, supérette, tabac, bureau de tabac, minimarket, edicola, tabaccheria, Kiosk, Späti, estanco, quiosco',
    },
    {
      id: 'gas-stations',
      name: 'Gas stations',
      people: 12,
      does: 'pump gas, fuel pumps, service station with shop',
      office: { manager: 0.09, buyer: 0.01 },
      emphasis: { rosters: 2, stock: 1.1, licenses: 3, evidence: 1.5, supplierInvoices: 1.7 },
      words: 'gas station, petrol station, filling station, fuel station, truck stop, fuel retailer',
      abroad:
        'gasolinera, estación de servicio, posto de gasolina, station-service, stazione di servizio, benzinaio, Tankstelle',
    },
    {
      id: 'liquor-stores',
      name: 'Liquor and wine stores',
      people: 7,
      does: 'sell wine, spirits and bottles, wine shop',
      emphasis: { stock: 1.5, licenses: 2.5, listings: 1.5 },
      words: 'liquor store, wine shop, wine store, bottle shop, beer store, wine merchant, off licence, spirits shop',
      abroad: 'licorería, vinoteca, caviste, cave à vin, enoteca, Weinhandlung, Getränkemarkt, adega',
    },
    {
      id: 'cannabis-dispensaries',
      name: 'Cannabis dispensaries',
      people: 15,
      does: 'sell marijuana, weed, edibles, budtenders',
      office: { officer: 0.05 },
      emphasis: { licenses: 2.5, evidence: 2, stock: 1.5, rosters: 1.3 },
      words: 'cannabis, cannabis dispensary, dispensary, marijuana, weed shop, CBD, CBD store, hemp',
      abroad: 'Hanf, chanvre, canapa',
    },
    {
      id: 'furniture-stores',
      name: 'Furniture stores',
      people: 16,
      does: 'sell sofas, beds, tables and mattresses, showroom',
      office: { orderClerk: 0.07, salesperson: 0.2, scheduler: 0.03 },
      emphasis: { orderQuestions: 1.5, returns: 1.6, quoting: 0.7, stock: 0.9 },
      words:
        'furniture, furniture store, home furnishings, furniture shop, furniture retailer, kitchen store, lighting store, carpet store, rug store, bedding store',
      abroad:
        'mueblería, tienda de muebles, muebles, móveis, loja de móveis, magasin de meubles, meubles, mobilificio, arredamento, Möbelhaus, Möbelgeschäft, Möbel, Küchenstudio',
    },
    {
      id: 'electronics-stores',
      name: 'Electronics stores',
      people: 13,
      does: 'sell phones, televisions, computers and appliances',
      office: { orderClerk: 0.05, serviceRep: 0.04 },
      emphasis: { returns: 2.5, stock: 1.1, listings: 1.5, knowHow: 1.5 },
      words:
        'electronics, electronics store, consumer electronics, appliance store, computer store, phone shop, cell phone store, mobile phone shop, camera shop, home appliances',
      abroad:
        'tienda de electrónica, electrónica, eletrônicos, électroménager, électronique grand public, elettronica, elettrodomestici, Elektronikmarkt, Elektrogeschäft, Elektronik, electrodomésticos, Handyladen',
    },
    {
      id: 'hardware-stores',
      name: 'Hardware stores',
      people: 14,
      does: 'sell tools, nails, paint and keys, home improvement',
      office: { orderClerk: 0.05 },
      emphasis: { stock: 1.7, quoting: 1.5, supplierInvoices: 1.5 },
      words:
        'hardware store, hardware shop, home improvement store, DIY store, tool store, paint store, ironmonger, home center',
      abroad:
        'ferretería, loja de ferragens, material de construção loja, quincaillerie, magasin de bricolage, ferramenta, Baumarkt, Eisenwarenhandlung, Eisenwaren',
    },
    {
      id: 'jewelry-stores',
      name: 'Jewelry stores',
      people: 7,
      does: 'sell rings, watches, diamonds and gold, engagement rings, wedding rings, necklaces',
      office: { orderClerk: 0.05, salesperson: 0.12 },
      emphasis: { appointments: 4, stock: 0.9, feedback: 2.5 },
      words:
        'jewelry, jewelry store, jeweler, jeweller, jewellery, watch store, watchmaker, goldsmith, diamond dealer, gold buyer, custom jewelry',
      abroad:
        'joyería, joyero, relojería, joalheria, bijouterie, joaillerie, joaillier, horlogerie, gioielleria, gioielliere, orologeria, Juwelier, Schmuck, Goldschmied, Uhrmacher',
    },
    {
      id: 'bookstores',
      name: 'Bookstores',
      people: 8,
      does: 'sell books and magazines, comics',
      office: { orderClerk: 0.06 },
      emphasis: { orderEntry: 1.3, stock: 1.2, listings: 2, content: 1.2, appointments: 0 },
      words:
        'bookstore, book store, bookshop, bookseller, comic book store, stationery, stationery store, record store, game store, used books',
      abroad:
        'librería, papelería, livraria, papelaria, librairie, papeterie, libreria, cartoleria, Buchhandlung, Buchladen, Schreibwaren, Buchhandel',
    },
    {
      id: 'florists',
      name: 'Florists',
      people: 6,
      does: 'bouquets, arrange and deliver flowers, roses, wedding flowers',
      office: { orderClerk: 0.12, buyer: 0.02 },
      emphasis: { orderEntry: 1.6, orderQuestions: 1.4, stock: 1.4, rosters: 0.8 },
      words: 'florist, flower shop, flowers, floral design, flower delivery, floristry',
      abroad:
        'floristería, florería, flores, floricultura, fleuriste, fioraio, fiorista, Blumenladen, Florist, Blumengeschäft',
    },
    {
      id: 'garden-centers',
      name: 'Garden centers',
      people: 15,
      does: 'sell plants, seeds, pots and soil to gardeners, nursery shop',
      office: { marketer: 0.03 },
      emphasis: { stock: 1.4, rosters: 1.7, knowHow: 2, licenses: 0.8 },
      words: 'garden center, garden centre, plant shop, plant nursery shop, garden supply, garden store, houseplants',
      abroad: 'centro de jardinería, garden center, jardinerie, vivaio, Gartencenter, Gartenmarkt, viveiro',
    },
    {
      id: 'pet-stores',
      name: 'Pet stores',
      people: 8,
      does: 'sell pet food, aquariums, leashes, fish and birds',
      office: { marketer: 0.03 },
      emphasis: { stock: 1.3, licenses: 1.2, customerQuestions: 1.4 },
      words: 'pet store, pet shop, pet supplies, aquarium store, pet food store',
      abroad:
        'tienda de mascotas, loja de animais, animalerie, negozio di animali, Zoohandlung, Tierbedarf, Zoogeschäft, mascotas',
    },
    {
      id: 'sporting-goods-stores',
      name: 'Sporting goods stores',
      people: 12,
      does: 'sell sports gear, skis, running shoes, fishing and hunting gear',
      office: { marketer: 0.04, orderClerk: 0.02 },
      emphasis: { returns: 1.8, stock: 1.2, listings: 1.4 },
      words:
        'sporting goods, sporting goods store, sports store, sports shop, outdoor store, fishing shop, gun store, gun shop, ski shop, surf shop, camping store, hunting store, golf store',
      abroad:
        'tienda de deportes, artículos deportivos, loja de esportes, magasin de sport, articles de sport, articoli sportivi, Sportgeschäft, Sportartikel',
    },
    {
      id: 'bicycle-shops',
      name: 'Bicycle shops',
      people: 7,
      does: 'sell and repair bikes, e-bikes, mountain bikes, fix bikes and flat tires on bikes',
      office: { receptionist: 0.06 },
      rest: 'tradesperson',
      emphasis: { stock: 3, appointments: 1.6, fieldNotes: 0.6, quoting: 0.8 },
      words:
        'bicycle shop, bike shop, bike store, bicycle repair, bike repair, bike rental, scooter shop, e-bike shop, cycle shop',
      abroad:
        'tienda de bicicletas, bicicletería, loja de bicicletas, magasin de vélos, vélociste, negozio di biciclette, Fahrradladen, Fahrradgeschäft, Fahrradwerkstatt',
    },
  ],
  retailCases,
);
