module "dns" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/networking/route53?ref=v2.11.1"

  private_zones = {
    "prod.internal" = {
      comment = "Names of internal services in prod"
      vpcs = [
        {
          id     = "vpc-0123456789abcdef0"
          region = "us-east-1"
        }
      ]
      tags          = { Environment = "prod" }
      force_destroy = false
    }
  }
}
